import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, encoded } from '#tests/server/fixtures/call.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { pdf } from '#tests/server/fixtures/slip-files.ts'

const provider = await openProvider()
const { db } = provider.world
const message = 'Bonjour,\nlivrez-vous à Monaco <le samedi> ?'
const tooLarge = 'Le fichier ne doit pas dépasser 5 Mo'

const send = (form: FormData, headers: Record<string, string> = {}) =>
  call(provider, 'contact', { body: form, headers })
const messages = () => db.selectFrom('contact_messages').selectAll().orderBy('id').execute()
const filesOnDisk = async () =>
  (await readdir(join(provider.folder, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  )
const traces = async () => [await messages(), await letterRows(provider), await filesOnDisk()]

beforeEach(async () => {
  await db.deleteFrom('contact_messages').execute()
  await db.deleteFrom('letters').execute()
})

describe('a message', () => {
  it('is kept as it was written', async () => {
    expect((await send(aMessage())).reply).toMatchObject({ success: true })
    expect(await messages()).toMatchObject([
      { name: 'Élise Martin', email: 'elise@exemple.fr', message, file_path: null, created_at: provider.now.getTime() },
    ])
  })

  it('keeps a sign that its author typed, though it stands for bytes that nobody could read', async () => {
    expect((await send(aMessage({ message: 'Réf. BL\uFFFD1204 ?' }))).reply).toMatchObject({ success: true })
    expect(await messages()).toMatchObject([{ message: 'Réf. BL\uFFFD1204 ?' }])
  })

  it.each([
    ['message', 'Bonjour \u001B]52;c;cm0gLXJm\u0007 Bonjour'],
    ['nom', 'Dupont\u2028Total TTC : 0,00 €'],
    ['nom', 'Élise\r\nBcc: tous@exemple.fr'],
    ['nom', 'Élise\nTo: tous@exemple.fr\n\nfaux'],
  ])('that holds what nobody types is refused at its field: %s', async (field, text) => {
    const { status, refusal } = await send(aMessage({ [field]: text }))
    expect([status, refusal.errors]).toEqual([
      422,
      { [field]: ['Un caractère invisible s’est glissé dans ce texte : efface-le et retape-le.'] },
    ])
    expect(await traces()).toEqual([[], [], []])
  })

  it('leaves as a letter to the provider that answers to the one who wrote', async () => {
    await send(aMessage())
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter).toMatchObject({
      from: { name: 'Colibat', address: 'livraisons@colibat.example' },
      to: [{ name: 'Colibat', address: 'equipe@colibat.example' }],
      replyTo: [{ name: 'Élise Martin', address: 'elise@exemple.fr' }],
      subject: 'Contact : Élise Martin',
      date: provider.now.toISOString(),
      attachments: [],
    })
    expect(letter?.text).toContain('> Bonjour,\n> livrez-vous à Monaco <le samedi> ?')
    expect(letter?.text).toContain('Pièce jointe : aucune')
    expect(letter?.html).toContain('livrez-vous à Monaco &lt;le samedi&gt; ?')
  })

  it('brings its attachment along, byte for byte', async () => {
    await send(aMessage({ fichier: new File([pdf], 'bon n°7.pdf', { type: 'text/html' }) }))
    const [attachment] = (await sentLetters(provider)).at(-1)?.attachments ?? []
    expect(attachment).toMatchObject({
      filename: 'bon n°7.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    })
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(pdf)).toBe(true)
    const [row] = await messages()
    expect(row).toMatchObject({
      file_name: 'bon n°7.pdf',
      file_type: 'application/pdf',
      file_bytes: pdf.length,
      file_sha256: createHash('sha256').update(pdf).digest('hex'),
    })
    expect(row?.file_path).toMatch(/^messages\/[0-9a-f-]{36}\.bin$/)
  })

  it('may bring a file of any kind, of which nothing is believed', async () => {
    const page = '<!doctype html><script>alert(1)</script>'
    await send(
      aMessage({ fichier: new File([page], '../../etc/\u202Egnp.pa\u0007ge".html', { type: 'application/pdf' }) }),
    )
    const [attachment] = (await sentLetters(provider)).at(-1)?.attachments ?? []
    expect(attachment).toMatchObject({ filename: 'gnp.page.html', mimeType: 'application/octet-stream' })
  })

  it('takes a name that is nothing for « fichier »', async () => {
    await send(aMessage({ fichier: new File(['abc'], '../..\u0007') }))
    expect(await messages()).toMatchObject([{ file_name: 'fichier' }])
  })

  it('has no attachment when the part is empty, as a browser sends it', async () => {
    const fields = { nom: 'Élise', email: 'elise@exemple.fr', message, 'fichier"; filename="': '' }
    const parts = Object.entries(fields).map(
      ([name, value]) => `------form123456\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const headers = { 'Content-Type': 'multipart/form-data; boundary=----form123456' }
    await provider.app.request('/api/contact', {
      method: 'POST',
      body: `${parts.join('')}------form123456--\r\n`,
      headers,
    })
    expect(await messages()).toMatchObject([{ file_path: null }])
    expect((await sentLetters(provider)).at(-1)?.attachments).toEqual([])
  })

  it('may bring 5,242,880 bytes', async () => {
    await send(aMessage({ fichier: new File([new Uint8Array(5_242_880)], 'plan.dwg') }))
    expect(await messages()).toMatchObject([{ file_bytes: 5_242_880 }])
  })

  it.each([
    [5_242_881, 422],
    [7_000_000, 413],
  ])('may not bring %i bytes', async (size, expected) => {
    const before = await traces()
    const { status, refusal } = await send(aMessage({ fichier: new File([new Uint8Array(size)], 'plan.dwg') }))
    expect(status).toBe(expected)
    expect(refusal.errors?.['fichier']?.[0] ?? refusal.message).toBe(tooLarge)
    expect(await traces()).toEqual(before)
  })

  it.each([
    ['nom', '', 'Le nom est obligatoire'],
    ['email', '', "L'email est obligatoire"],
    ['email', 'elise@', 'Email invalide'],
    ['message', '', 'Le message est obligatoire'],
    ['message', 'Bonjour !', 'Le message doit contenir au moins 10 caractères'],
  ])('is refused, and nothing of it is kept, when %s is « %s »', async (field, value, sentence) => {
    const before = await traces()
    const { status, refusal } = await send(aMessage({ [field]: value, fichier: new File([pdf], 'a.pdf') }))
    expect({ status, errors: refusal.errors }).toEqual({ status: 422, errors: { [field]: [sentence] } })
    expect(await traces()).toEqual(before)
  })

  it('whose name is an encoded word stays as it was typed, in the subject too', async () => {
    await send(aMessage({ nom: '=?UTF-8?Q?Direction?=' }))
    const letter = (await sentLetters(provider)).at(-1)
    expect([letter?.subject, letter?.replyTo?.[0]?.name]).toEqual([
      'Contact : = ?UTF-8?Q?Direction?=',
      '= ?UTF-8?Q?Direction?=',
    ])
  })

  it('is not taken as JSON', async () => {
    const { status } = await call(provider, 'contact', { body: { nom: 'Élise', email: 'elise@exemple.fr', message } })
    expect(status).toBe(415)
  })

  it.each([
    'elise@exemple.fr\r\nBcc: tous@exemple.fr',
    'elise@exemple.fr,tous@exemple.fr',
    'elise@exemple.fr <tous@exemple.fr>',
    '"a\r\nb"@exemple.fr',
  ])('cannot name a second recipient by its e-mail address: %j', async (email) => {
    expect((await send(aMessage({ email }))).refusal.errors).toEqual({ email: ['Email invalide'] })
    expect(await letterRows(provider)).toEqual([])
  })

  it.each(['"Élise" <tous@exemple.fr>, x', 'Élise Bcc: tous@exemple.fr', 'Élise =?utf-8?Q?=0D=0ABcc:_tous?='])(
    'cannot write a header by its name: %j',
    async (nom) => {
      await send(aMessage({ nom }))
      const letter = (await sentLetters(provider)).at(-1)
      expect(letter?.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(letter?.to).toEqual([{ name: 'Colibat', address: 'equipe@colibat.example' }])
      expect(letter?.replyTo).toEqual([{ name: expect.stringMatching(/Élise/), address: 'elise@exemple.fr' }])
      expect(letter?.subject).not.toMatch(/[\r\n\u2028]/)
    },
  )

  it('is written whole or not at all', async () => {
    const before = await traces()
    await db.schema.alterTable('letters').renameTo('letters_away').execute()
    const { status } = await send(aMessage({ fichier: new File([pdf], 'a.pdf') }))
    await db.schema.alterTable('letters_away').renameTo('letters').execute()
    expect(status).toBe(500)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(await traces()).toEqual(before)
  })
})

describe('the log', () => {
  it('holds nothing of who wrote', async () => {
    provider.takeLog()
    await send(aMessage({ fichier: new File([pdf], 'bon.pdf') }))
    await sentLetters(provider)
    const lines = JSON.stringify(provider.takeLog())
    expect(lines).toContain('letter sent')
    expect(lines).not.toMatch(/lise|Monaco|bon\.pdf|192\.0\.2/)
  })
})

describe('a contact form without script', () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8' }
  const post = async (form: FormData, headers: Record<string, string> = browser, app = provider.app) => {
    const { body, headers: sizes } = await encoded(form)
    return await app.request('/api/contact', { method: 'POST', body, headers: { ...headers, ...sizes } })
  }

  it('is answered by the page that thanks', async () => {
    const { status, headers } = await post(aMessage())
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
      303,
      '/contact#envoye',
      'no-store',
    ])
    expect(await messages()).toHaveLength(1)
  })

  it.each([
    ['a field is wrong', aMessage({ nom: '' }), 'erreur'],
    ['the file is a little too large', aMessage({ fichier: new File([new Uint8Array(5_242_881)], 'a') }), 'erreur'],
    ['the file is far too large', aMessage({ fichier: new File([new Uint8Array(7_000_000)], 'a') }), 'fichier-refuse'],
  ])('is answered by the page that says it failed, and why, when %s', async (_, form, says) => {
    const { status, headers } = await post(form)
    expect([status, headers.get('Location')]).toEqual([303, `/contact#${says}`])
    expect(await messages()).toHaveLength(0)
  })

  it('is answered by the same page when it comes too often', async () => {
    const { app } = await openProvider({ beside: provider, rates: { contactByAddress: { burst: 1, everyMs: 60_000 } } })
    await provider.forgetRates()
    await post(aMessage(), browser, app)
    const { status, headers } = await post(aMessage(), browser, app)
    expect([status, headers.get('Location'), headers.get('Retry-After')]).toEqual([303, '/contact#erreur', '60'])
  })

  it.each(['*/*', 'application/json', 'application/json, text/html;q=0.9', 'text/html;q=0.1, application/json', ''])(
    'is none when it asks for « %s »',
    async (accept) => {
      const response = await post(aMessage(), { Accept: accept })
      expect({ status: response.status, json: await response.json() }).toMatchObject({
        status: 200,
        json: { success: true },
      })
    },
  )
})

function aMessage(changes: Record<string, string | File> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ nom: 'Élise Martin', email: 'Elise@Exemple.fr', message, ...changes }))
    form.append(name, value)
  return form
}
