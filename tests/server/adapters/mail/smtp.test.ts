import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '#server/adapters/mail/carrier.ts'
import { createSmtpCarrier } from '#server/adapters/mail/smtp-carrier.ts'
import { isLoopback } from '#server/adapters/is-loopback.ts'
import { openMailServer } from '#tests/server/fixtures/mail-server.ts'

const server = await openMailServer()
const never = new AbortController().signal
const mail: Mail = {
  id: 'lettre-7-1795000000000',
  date: new Date('2026-11-18T09:00:00Z'),
  from: { name: 'Colibat', address: 'livraisons@colibat.example' },
  to: { name: 'Élise, « la » Martin', address: 'elise@exemple.fr' },
  replyTo: { name: 'Ali', address: 'ali@exemple.fr' },
  subject: 'Ta livraison est arrivée — merci',
  text: 'Bonjour\n.\nÀ bientôt',
  html: '<p>Bonjour</p>',
  attachments: [
    { name: 'facture n°7.pdf', contentType: 'application/pdf', bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]) },
  ],
}

beforeEach(() => {
  server.instead = {}
  server.onMoment = () => {}
  server.taken.length = 0
  server.heard.length = 0
})

describe('a mail server', () => {
  it('gets the letter whole, for its one recipient', async () => {
    await createSmtpCarrier(server.url).carry(mail, never)
    expect(server.taken).toHaveLength(1)
    const [{ recipients, text } = { recipients: [], text: '' }] = server.taken
    expect(recipients).toEqual(['elise@exemple.fr'])
    expect(await PostalMime.parse(text)).toMatchObject({
      messageId: '<lettre-7-1795000000000@colibat.example>',
      from: { name: 'Colibat', address: 'livraisons@colibat.example' },
      to: [{ name: 'Élise, « la » Martin', address: 'elise@exemple.fr' }],
      replyTo: [{ name: 'Ali', address: 'ali@exemple.fr' }],
      subject: mail.subject,
      date: '2026-11-18T09:00:00.000Z',
      attachments: [{ filename: 'facture n°7.pdf', mimeType: 'application/pdf', disposition: 'attachment' }],
    })
  })

  it.each([
    ['greeting', '421 too busy', 421],
    ['MAIL', '451 try later', 451],
    ['RCPT', '450 greylisted', 450],
    ['RCPT', '550 unknown', 550],
    ['DATA', '554 no', 554],
    ['end of data', '452 disk full', 452],
    ['end of data', '554 spam', 554],
  ] as const)('that refuses at %s with « %s » is told apart by its number', async (moment, words, responseCode) => {
    server.instead = { [moment]: words }
    await expect(createSmtpCarrier(server.url).carry(mail, never)).rejects.toMatchObject({ responseCode })
    expect(server.taken).toEqual([])
  })

  it.each(['greeting', 'EHLO', 'MAIL', 'end of data'] as const)(
    'that falls silent at %s does not hold the sender',
    async (moment) => {
      server.instead = { [moment]: null }
      await expect(createSmtpCarrier(server.url, 100).carry(mail, never)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    },
  )

  it('that is slow is left when the sender is cut', async () => {
    const cut = new AbortController()
    server.instead = { DATA: null }
    server.onMoment = (moment) => {
      if (moment === 'DATA') cut.abort()
    }
    await expect(createSmtpCarrier(server.url).carry(mail, cut.signal)).rejects.toMatchObject({ code: 'EABORT' })
    expect(server.taken).toEqual([])
  })

  it('that is not there is a failure', async () => {
    await expect(createSmtpCarrier('smtp://127.0.0.1:1').carry(mail, never)).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})

describe('a mail server elsewhere that offers no encryption', () => {
  // This machine by an address that is not its loopback's.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0').replace('smtp://', 'smtp://colibat:secret-mdp@')

  it('is told neither the password nor a word of the letter', async () => {
    server.instead = { EHLO: '250-stand-in\r\n250 AUTH PLAIN LOGIN' }
    await expect(createSmtpCarrier(elsewhere).carry(mail, never)).rejects.toMatchObject({ code: 'ETLS' })
    expect(server.heard.filter((line) => !/^(EHLO|STARTTLS|QUIT)/.test(line))).toEqual([])
    expect(server.taken).toEqual([])
  })

  it.each(['smtp://127.0.0.1:25', 'smtp://127.8.9.1', 'smtp://localhost:2525', 'smtp://[::1]:25'])(
    'is no mail server of this machine: %s',
    (url) => {
      expect(isLoopback(url)).toBe(true)
    },
  )

  it.each(['smtp://0.0.0.0', 'smtp://mail.example:587', 'smtp://127.0.0.1.example', 'smtp://localhost.example'])(
    'is any other: %s',
    (url) => {
      expect(isLoopback(url)).toBe(false)
    },
  )
})
