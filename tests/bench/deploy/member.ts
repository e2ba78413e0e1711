import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { orderStatus } from '#rules/order/order-status.ts'
import type { MailServer } from '#tests/stand-ins/mail-server.ts'
import { serverAddresses } from '#contract/addresses.ts'

const member = { email: 'equipe@exemple.fr', password: 'Grue-jaune-sur-4-pieds' }

/**
 * Somebody of the team by the site alone: an account, taken in by `takeIn` (the command line), a password by letter, a
 * second factor, and signed in by both; delivers orders with a photo.
 */
export async function joinByTheSite(site: string, mail: MailServer, takeIn: (email: string) => Promise<void>) {
  const ask = async <Reply>(path: string, body: object, token = ''): Promise<Reply> => {
    const response = await fetch(`${site}${serverAddresses.api}${path}`, {
      method: 'POST',
      headers: {
        Origin: site,
        'X-Forwarded-For': '10.0.0.1',
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Reply
  }
  await ask('/register', {
    ...member,
    prenom: 'Alex',
    nom: 'Exemple',
    telephone: '0612345678',
    adresse: '12 Chemin des Oliviers, 06250 Mougins',
    societe: '',
    tva: '',
    siret: '',
  })
  await takeIn(member.email)
  await ask('/update-password', { ...member, code: await codeOf(mail) })
  const { data } = await ask<{ data: { token: string } }>('/login', member)
  const { secret, etape } = await ask<{ secret: string; etape: string }>(
    '/bo/second-facteur/preparer',
    { password: member.password },
    data.token,
  )
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { codes } = await ask<{ codes: string[] }>('/bo/second-facteur/activer', { etape, code }, data.token)
  const asked = await ask<{ data: { etape: string } }>('/login', member)
  const session = await ask<{ data: { token: string } }>('/login/code', { etape: asked.data.etape, code: codes[0] })
  return {
    async deliver(order: number): Promise<void> {
      const { validating, preparing, delivering, delivered } = orderStatus
      for (const [de, vers] of [
        [validating, preparing],
        [preparing, delivering],
      ])
        await ask(`/bo/orders/${order}/step`, { de, vers, expres: true }, session.data.token)
      const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'orange' } })
        .jpeg()
        .toBuffer()
      const form = new FormData()
      form.append('photo', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
      form.append('cle', crypto.randomUUID())
      await ask(`/bo/orders/${order}/photos`, form, session.data.token)
      await ask(`/bo/orders/${order}/step`, { de: delivering, vers: delivered, expres: true }, session.data.token)
    },
  }
}

/** The code of the letter that a new member gets, once it has come. */
async function codeOf(mail: MailServer): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const letter = mail.taken.findLast(({ recipients }) => recipients.includes(member.email))
    const code = /rification\S*\s: (\w{4})\s/.exec(letter?.text.replaceAll('=C2=A0', ' ') ?? '')?.[1]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`no letter with a code for ${member.email}`)
}
