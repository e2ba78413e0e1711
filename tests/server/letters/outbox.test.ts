import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSmtpCarrier } from '#server/adapters/mail/smtp-carrier.ts'
import { openMailServer } from '#tests/server/fixtures/mail-server.ts'
import type { Carrier, Mail } from '#server/adapters/mail/carrier.ts'
import { forgetSentLetters, insertLetter, leaseLetter, markNotSent } from '#server/letters/letters.ts'
import { createLetterSender } from '#server/letters/letter-sender.ts'
import { deliverDue } from '#server/letters/deliver-due.ts'
import type { Letter } from '#server/letters/letter.ts'
import { mailbox } from '#server/adapters/mail/mailbox.ts'
import { renderLetter } from '#server/letters/render-letter.ts'
import { nextTry } from '#server/letters/next-try.ts'
import { emlFiles, goOn, letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const start = provider.now
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

beforeEach(async () => {
  provider.now = beside.now = start
  await db.deleteFrom('letters').execute()
})

describe('a letter', () => {
  it('is sent once, and marked so', async () => {
    await write({ subject: 'Reçu' })
    expect((await sentLetters(provider)).at(-1)).toMatchObject({ subject: 'Reçu', text: 'Bonjour\n' })
    const before = await emlFiles(provider)
    await deliverDue(provider.delivery, goOn)
    expect(await emlFiles(provider)).toEqual(before)
    expect(await letterRows(provider)).toMatchObject([
      { sent_at: start.getTime(), attempts: 1, next_try_at: null, leased_by: null, last_error: null },
    ])
    expect(provider.takeLog().filter(({ message }) => message === 'letter sent')).toHaveLength(1)
  })

  it('is not written when the transaction it tells of fails', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await insertLetter(transaction, aLetter(), start)
      throw new Error('no order')
    })
    await expect(undone).rejects.toThrow('no order')
    expect(await letterRows(provider)).toEqual([])
  })

  it('of the same key is written once, however often and from wherever', async () => {
    const keyed = aLetter({
      onceKey: 'order-paid-17',
      attachments: [{ path: 'slips/a.pdf', name: 'a.pdf', contentType: 'application/pdf' }],
    })
    await Promise.all([db, beside.world.db, db, beside.world.db].map((each) => insertLetter(each, keyed, start)))
    expect(await letterRows(provider)).toHaveLength(1)
    expect(await db.selectFrom('letter_attachments').selectAll().execute()).toHaveLength(1)
  })

  it('carries the same Message-ID at every try', async () => {
    const seen: string[] = []
    await write()
    await deliverDue({ ...provider.delivery, carrier: failing((mail) => seen.push(mail.id)) }, goOn)
    provider.now = minutes(1)
    await deliverDue({ ...provider.delivery, carrier: failing((mail) => seen.push(mail.id)) }, goOn)
    expect(new Set(seen).size).toBe(1)
    expect(seen).toHaveLength(2)
    provider.takeLog()
  })

  it('waits when the mail server elsewhere offers no encryption, and the log says why', async () => {
    const server = await openMailServer()
    await write({ text: 'Ton code : K7Q2' })
    await deliverDue(
      { ...provider.delivery, carrier: createSmtpCarrier(server.url.replace('127.0.0.1', '0.0.0.0')) },
      goOn,
    )
    expect(await letterRows(provider)).toMatchObject([
      { sent_at: null, attempts: 1, next_try_at: minutes(1).getTime() },
    ])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'letter not sent', code: expect.stringContaining('ETLS'), givenUp: false },
    ])
    expect(server.heard.join()).not.toContain('K7Q2')
  })

  it('leaves without what goes along when that is lost, and says so', async () => {
    await provider.world.files.save('messages/kept.bin', new TextEncoder().encode('plan'))
    const contentType = 'application/octet-stream'
    const attachments = [
      { path: 'messages/gone.bin', name: 'devis <b>.pdf', contentType },
      { path: 'messages/kept.bin', name: 'plan.txt', contentType },
    ]
    await write({
      subject: 'Sans fichier',
      ...renderLetter('Message', [{ kind: 'text', text: 'Bonjour' }]),
      attachments,
    })
    const [sent] = (await sentLetters(provider)).slice(-1)
    expect(sent?.attachments.map(({ filename }) => filename)).toEqual(['plan.txt'])
    expect(sent?.text).toMatch(
      /^Absent de cet e-mail : devis <b>\.pdf\. La pièce jointe n’est plus dans notre stockage\.\n\nMessage\n\nBonjour/,
    )
    expect(sent?.html).toMatch(
      /<h1[^>]*>Message<\/h1><p[^>]*><b>Absent de cet e-mail : devis &lt;b&gt;\.pdf\. La pièce jointe n’est plus dans notre stockage\.<\/b><\/p>/,
    )
    expect(await letterRows(provider)).toMatchObject([{ sent_at: start.getTime(), attempts: 1 }])
    expect(provider.takeLog()).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'letter leaves without its file', missing: 1 }),
    )
  })

  it('waits when the store of its files does not answer', async () => {
    await write({ attachments: [{ path: 'messages/kept.bin', name: 'a', contentType: 'application/octet-stream' }] })
    const files = { ...provider.delivery.files, read: () => Promise.reject(new Error('store is silent')) }
    await deliverDue({ ...provider.delivery, files }, goOn)
    expect(await letterRows(provider)).toMatchObject([
      { sent_at: null, next_try_at: minutes(1).getTime(), last_error: 'store is silent' },
    ])
    provider.takeLog()
  })

  it('is forgotten thirty days after it was sent, never before it was', async () => {
    await write({ onceKey: 'sent' })
    await deliverDue(provider.delivery, goOn)
    await write({ onceKey: 'waiting' })
    await forgetSentLetters(db, minutes(1))
    expect(await letterRows(provider)).toMatchObject([{ once_key: 'waiting' }])
  })
})

describe('letters that wait together', () => {
  const subjectsInTurn = async () => {
    const carried: string[] = []
    await deliverDue(
      { ...provider.delivery, carrier: { carry: async ({ subject }) => void carried.push(subject) } },
      goOn,
    )
    return carried
  }

  it('leave by kind, codes first, then the team’s, each kind in its order', async () => {
    for (const kind of ['account', 'recipient', 'team', 'code', 'code', 'team', 'account'] as const)
      await write({ kind, subject: `${kind} ${(await letterRows(provider)).length}` })
    expect(await subjectsInTurn()).toEqual([
      'code 3',
      'code 4',
      'team 2',
      'team 5',
      'recipient 1',
      'account 0',
      'account 6',
    ])
  })

  it('never hold up a code, be they 360 that were written before it', async () => {
    for (let index = 0; index < 360; index += 1) await write()
    const taken: string[] = []
    const carrier: Carrier = {
      async carry({ subject }) {
        if (taken.push(subject) === 1) await write({ kind: 'code', subject: 'Ton code' })
      },
    }
    await deliverDue({ ...provider.delivery, carrier }, goOn)
    expect([taken.indexOf('Ton code'), taken.length]).toEqual([1, 361])
  })

  it('leave as many at once as the carrier takes; one that a mail server sits on holds up none of the others', async () => {
    const stuck = Promise.withResolvers<void>()
    const all = Promise.withResolvers<void>()
    const carried: string[] = []
    const carrier: Carrier = {
      atOnce: 2,
      async carry({ subject }) {
        if (subject === 'stuck') return await stuck.promise
        if (carried.push(subject) === 5) all.resolve()
      },
    }
    for (const subject of ['stuck', '1', '2', '3', '4', '5']) await write({ subject })
    const sender = createLetterSender({ ...provider.delivery, carrier })
    sender.start()
    await all.promise
    stuck.resolve()
    await sender.stop(1000)
    expect(carried).toEqual(['1', '2', '3', '4', '5'])
    expect((await letterRows(provider)).filter(({ sent_at: at }) => at === null)).toEqual([])
  })
})

describe('two senders', () => {
  it('never send a letter twice', async () => {
    const carried: string[] = []
    const carrier: Carrier = { carry: async (mail) => void carried.push(mail.subject) }
    for (let index = 0; index < 40; index += 1) await write({ subject: `Lettre ${index}` })
    const senders = [provider, beside, provider, beside].map(({ delivery }) =>
      deliverDue({ ...delivery, carrier }, goOn),
    )
    await Promise.all(senders)
    expect(carried).toHaveLength(40)
    expect(new Set(carried).size).toBe(40)
  })

  it('leave each other the letter in hand until its lease ends, then send what a crash left', async () => {
    await write()
    const lease = { at: start, until: minutes(2) }
    expect(await leaseLetter(db, { by: 'crashed', ...lease })).toMatchObject({ leased_by: 'crashed', attempts: 1 })
    beside.now = new Date(minutes(2).getTime() - 1)
    await deliverDue(beside.delivery, goOn)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: null, leased_by: 'crashed' }])
    beside.now = minutes(2)
    await deliverDue(beside.delivery, goOn)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: minutes(2).getTime(), attempts: 2 }])
  })

  it('do not undo each other: who lost the lease no longer says that it failed', async () => {
    await write()
    const late = await leaseLetter(db, { by: 'late', at: start, until: minutes(1) })
    await leaseLetter(beside.world.db, { by: 'present', at: minutes(1), until: minutes(2) })
    await markNotSent(db, { id: late?.id ?? 0, by: 'late' }, 'cable cut', minutes(1))
    expect(await letterRows(provider)).toMatchObject([{ leased_by: 'present', last_error: null }])
  })
})

describe('a letter that fails', () => {
  it('is tried again after 1, 2, 4… minutes, at most 4 hours, and given up after two days', () => {
    const waits = Array.from({ length: 20 }, (_, index) => nextTry(index + 1, start)).map(
      (next) => next && (next.getTime() - start.getTime()) / 60_000,
    )
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, ...Array.from({ length: 11 }, () => 240), null])
  })

  it('waits for its time, says why in the table, and in the log without a word of anybody', async () => {
    await write()
    const carrier = failing(
      () => {},
      Object.assign(new Error('550 <elise@exemple.fr> unknown'), { code: 'EENVELOPE', responseCode: 550 }),
    )
    await deliverDue({ ...provider.delivery, carrier }, goOn)
    expect(await letterRows(provider)).toMatchObject([
      { attempts: 1, next_try_at: minutes(1).getTime(), last_error: '550 <elise@exemple.fr> unknown', leased_by: null },
    ])
    const [line] = provider.takeLog().filter(({ level }) => level === 'error')
    expect(line).toMatchObject({ message: 'letter not sent', attempts: 1, code: 'EENVELOPE 550', givenUp: false })
    expect(JSON.stringify(line)).not.toContain('exemple')
    provider.now = new Date(minutes(1).getTime() - 1)
    await deliverDue(provider.delivery, goOn)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: null }])
    provider.now = minutes(1)
    await deliverDue(provider.delivery, goOn)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: minutes(1).getTime(), last_error: null }])
  })

  it('stays in the table when it is given up', async () => {
    await write()
    await db.updateTable('letters').set({ attempts: 19 }).execute()
    await deliverDue({ ...provider.delivery, carrier: failing(() => {}) }, goOn)
    expect(await letterRows(provider)).toMatchObject([{ attempts: 20, next_try_at: null, sent_at: null }])
    expect(provider.takeLog()).toContainEqual(expect.objectContaining({ givenUp: true }))
    provider.now = minutes(100_000)
    await deliverDue(provider.delivery, goOn)
    expect(await letterRows(provider)).toMatchObject([{ sent_at: null }])
  })

  it('does not hold up the others', async () => {
    await write({ subject: 'bad' })
    await write({ subject: 'good' })
    const carrier: Carrier = {
      async carry({ subject }) {
        if (subject === 'bad') throw new Error('no')
      },
    }
    await deliverDue({ ...provider.delivery, carrier }, goOn)
    expect(await letterRows(provider)).toMatchObject([
      { subject: 'bad', sent_at: null },
      { subject: 'good', sent_at: start.getTime() },
    ])
    provider.takeLog()
  })
})

describe('a sender that must stop', () => {
  it('finishes the letter in hand and takes up no other', async () => {
    await write()
    await write()
    const ending = new AbortController()
    const carrier: Carrier = { carry: async () => ending.abort() }
    await deliverDue({ ...provider.delivery, carrier }, { ...goOn, ending: ending.signal })
    expect((await letterRows(provider)).map(({ sent_at }) => sent_at !== null)).toEqual([true, false])
  })

  it('drops the letter in hand when it is cut, for the next sender to take up', async () => {
    await write()
    const cut = new AbortController()
    const carrier: Carrier = {
      carry: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
          cut.abort()
        }),
    }
    await deliverDue({ ...provider.delivery, carrier }, { ending: cut.signal, cut: cut.signal })
    expect(await letterRows(provider)).toMatchObject([
      { sent_at: null, leased_by: null, next_try_at: minutes(1).getTime() },
    ])
    provider.takeLog()
  })
})

describe('the outbox folder', () => {
  it('holds whole letters only, the same letter once', async () => {
    await write()
    const before = (await emlFiles(provider)).length
    const [row] = await letterRows(provider)
    await deliverDue(provider.delivery, goOn)
    await db.updateTable('letters').set({ sent_at: null, next_try_at: start.getTime() }).execute()
    await deliverDue(provider.delivery, goOn)
    const names = await readdir(join(provider.folder, 'outbox'))
    expect(names).toHaveLength(before + 1)
    expect(names).toContain(`lettre-${row?.id}-${start.getTime()}.eml`)
    expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([])
  })
})

async function write(changes: Partial<Letter> = {}): Promise<void> {
  await insertLetter(db, aLetter(changes), provider.now)
}

function aLetter(changes: Partial<Letter> = {}): Letter {
  return {
    kind: 'account',
    userId: null,
    to: mailbox('Élise Martin', 'elise@exemple.fr'),
    replyTo: null,
    subject: 'Bonjour',
    text: 'Bonjour',
    html: '<p>Bonjour</p>',
    attachments: [],
    ...changes,
  }
}

function failing(seen: (mail: Mail) => void, error = new Error('cable cut')): Carrier {
  return {
    async carry(mail) {
      seen(mail)
      throw error
    },
  }
}
