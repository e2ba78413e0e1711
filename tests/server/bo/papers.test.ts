import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { company, seller, team } from '#content/company.ts'
import { readSite } from '#server/config/site-file.ts'
import { sweep } from '#server/housekeeping.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aMessage } from '#tests/server/fixtures/kept-account.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { jpeg, pdf, png } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const bo = commandLine(provider)
const file = (name: string) => join(provider.folder, name)
const written = async (name: string, bytes: Uint8Array | string) => {
  await writeFile(file(name), bytes)
  return file(name)
}

describe('The photos of a delivery, at the command line', () => {
  it('are joined to their order, once', async () => {
    const { id } = await paidOrder(provider, supplier)
    await bo('status', `${id}`, 'preparation')
    const photos = [await written('un.jpg', jpeg), await written('deux.png', png)]
    const joined = {
      ok: true,
      lines: [
        expect.stringMatching(/^un\.jpg est jointe \(\d+ Ko\)\.$/),
        expect.stringMatching(/^deux\.png est jointe/),
      ],
    }
    expect([await bo('proof', `${id}`, ...photos), await bo('proof', `${id}`, ...photos)]).toEqual([joined, joined])
    expect(
      await db.selectFrom('proof_photos').select(['by_id', 'description']).where('order_id', '=', id).execute(),
    ).toEqual([
      { by_id: null, description: '' },
      { by_id: null, description: '' },
    ])
  })

  it('are named when they are refused, and so are those that were joined before', async () => {
    const { id } = await paidOrder(provider, supplier)
    await bo('status', `${id}`, 'preparation')
    const { ok, lines } = await bo('proof', `${id}`, await written('bon.jpg', jpeg), await written('devis.pdf', pdf))
    expect([ok, lines]).toEqual([
      false,
      [expect.stringMatching(/^bon\.jpg est jointe/), 'devis.pdf : Photo refusée : JPEG ou PNG seulement.'],
    ])
    expect((await bo('proof', `${id}`, file('rien.jpg'))).lines).toEqual(['rien.jpg : ce fichier ne se lit pas.'])
  })
})

describe('The delivery date, at the command line', () => {
  it('is set on the Paris clock', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await bo('date', `${id}`, '2026-11-20', '16:30')).lines[0]).toContain('vendredi 20 novembre')
    expect((await storedOrder(provider, id)).expected_at).toBe(Date.parse('2026-11-20T12:30:00Z'))
    expect(await bo('date', `${id}`, '2026-11-17', '16:30')).toEqual({ ok: false, lines: ['Cette date est passée.'] })
  })
})

describe('An export', () => {
  it('of orders is a table that a spreadsheet opens, for this user alone', async () => {
    const order = await unpaidOrder(provider, supplier)
    await db
      .updateTable('orders')
      .set({ company: '=HYPERLINK("https://exemple.fr")', ordered_at: Date.parse('2025-01-31T22:59:59Z') })
      .where('id', '=', order.id)
      .execute()
    expect(await bo('export', 'commandes', '2025-01-01', '2025-01-31', file('janvier.csv'))).toEqual({
      ok: true,
      lines: [`${file('janvier.csv')} est écrit : 1 ligne.`],
    })
    const [head, row, ...rest] = (await readFile(file('janvier.csv'), 'utf8')).split('\r\n')
    expect([head?.slice(0, 20), rest]).toEqual(['\uFEFFN°;Passée le;État;S', ['']])
    expect(row).toMatch(
      new RegExp(
        `^${order.id};2025-01-31 23:59:59;En cours de validation - [^;]+;"'=HYPERLINK\\(""https://exemple.fr""\\)";${supplier.email};`,
      ),
    )
    expect(row).toContain(';39,90;47,88;')
    expect(row).toContain(';Flex;2026-11-18;entre 13 h et 17 h;')
    expect((await stat(file('janvier.csv'))).mode & 0o777).toBe(0o600)
  })

  it('holds nothing that a terminal would obey', async () => {
    const order = await unpaidOrder(provider, supplier)
    await db
      .updateTable('orders')
      .set({ comment: 'code\u001B]52;c;eA==\u0007\u202E\nportail', ordered_at: Date.parse('2024-01-31T12:00:00Z') })
      .where('id', '=', order.id)
      .execute()
    for (const name of ['esc.csv', 'esc.jsonl']) {
      await bo('export', 'commandes', '2024-01-01', '2024-01-31', file(name))
      const text = await readFile(file(name), 'utf8')
      expect([name, /[^\P{Cc}\r\n]|\u202E|\\u001b/u.test(text), text.includes('code]52;c;eA==')]).toEqual([
        name,
        false,
        true,
      ])
    }
  })

  it('may be lines of JSON', async () => {
    await call(provider, 'contact', { body: aMessage(supplier) })
    await call(provider, 'recordAbandonment', { body: anAbandonment() })
    for (const what of ['messages', 'abandonments'])
      expect((await bo('export', what, '2026-11-18', '2026-11-18', file(`${what}.jsonl`))).ok).toBe(true)
    const read = async (name: string) =>
      (await readFile(file(name), 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    expect(await read('messages.jsonl')).toMatchObject([
      {
        'Reçu le': '2026-11-18 10:00:00',
        Nom: 'Élise Martin',
        Message: 'Le portail est fermé à midi.',
        Fichier: 'plan.txt',
      },
    ])
    expect(await read('abandonments.jsonl')).toMatchObject([{ Raison: 'quitte_page', Secondes: 61 }])
  })

  it('of a day without anything is an empty file', async () => {
    expect((await bo('export', 'commandes', '2020-01-01', '2020-01-01', file('vide.csv'))).lines).toEqual([
      `${file('vide.csv')} est écrit : 0 ligne.`,
    ])
  })

  it('is never written over a file', async () => {
    await bo('export', 'messages', '2026-11-18', '2026-11-18', file('deux.csv'))
    expect((await bo('export', 'messages', '2026-11-18', '2026-11-18', file('deux.csv'))).lines).toEqual([
      `${file('deux.csv')} existe déjà.`,
    ])
    expect((await bo('export', 'messages', '2026-11-18', '2026-11-18', file('nulle/part.csv'))).lines).toEqual([
      `${file('nulle/part.csv')} ne s’écrit pas.`,
    ])
  })

  it.each([
    [['devis'], 'Il manque ce qu’il faut écrire : commandes, factures, encaissements, messages, abandonments.'],
    [
      ['constructor', '2026-11-01', '2026-11-30', 'x.csv'],
      'Il manque ce qu’il faut écrire : commandes, factures, encaissements, messages, abandonments.',
    ],
    [
      ['commandes', '2026-11-30', '2026-11-01', 'x.csv'],
      'Il manque le premier et le dernier jour : 2026-11-01 2026-11-30.',
    ],
    [
      ['commandes', '2026-02-30', '2026-03-01', 'x.csv'],
      'Il manque le premier et le dernier jour : 2026-11-01 2026-11-30.',
    ],
    [['commandes', '2026-11-01', '2026-11-30', 'x.xlsx'], 'Il manque le fichier à écrire, en .csv ou en .jsonl.'],
  ])('says what is missing: %s', async (words, sentence) => {
    const { ok, lines } = await bo('export', ...words)
    expect([ok, lines[0]]).toEqual([false, sentence])
  })
})

describe('What was written to the team, at the command line', () => {
  it('is messages and forms left undone', async () => {
    expect((await bo('messages')).lines).toEqual([
      expect.stringMatching(/novembre 2026.*Élise Martin <.*>  \[plan\.txt\]$/),
      '  Le portail est fermé à midi.',
    ])
    expect((await bo('abandonments')).lines).toEqual([expect.stringMatching(/page quittée {2}\w+ {2}61 s {2}.* → /)])
  })
})

describe('The tariff, at the command line', () => {
  it('is shown, and one that is to be is checked before it is used', async () => {
    expect((await bo('tariff', 'show')).lines.map((line) => line.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual(
      expect.arrayContaining([
        '  Base : 19,90 € HT',
        '  901-1350 kg : + 80,00 €',
        '  Au-delà de 20 min de route : + 2,50 € la minute',
        '  Urgent : + 19,90 €',
        '  TVA : 20 %',
      ]),
    )
    expect((await bo('tariff', 'check', 'src/server/config/tariff.json')).lines[0]).toBe(
      'src/server/config/tariff.json est bon. Le serveur le prend à son prochain démarrage, par TARIFF_FILE.',
    )
    const { ok, lines } = await bo('tariff', 'check', await written('tarif.json', '{"base":19.999}'))
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining(`Tarif illisible (${file('tarif.json')})`)])
    expect((await bo('tariff', 'raise')).lines[0]).toBe('Il manque l’action, ou le fichier à vérifier.')
  })
})

describe('The site, at the command line', () => {
  it('is shown as a file to copy, which is good, and one that is not says each fault', async () => {
    const shown = await bo('site', 'show')
    const copy = await written('site.json', shown.lines.join('\n'))
    expect(readSite(copy)).toMatchObject({ company: { brand: company.brand }, team, seller })
    expect((await bo('site', 'check', copy)).lines).toEqual([expect.stringMatching(/site\.json est bon\./)])
    expect(await bo('site', 'check', await written('bad.json', '{"brand":"A","email":"a"}'))).toEqual({
      ok: false,
      lines: [`Site illisible (${file('bad.json')}) :`, '  email : une adresse e-mail', '  phone : manque'],
    })
    expect((await bo('site')).lines[0]).toBe('Il manque l’action : show ou check.')
    expect((await bo('site', 'check')).lines[0]).toMatch(/^Il manque le fichier à vérifier/)
  })
})

describe('A purge', () => {
  it('says what the housekeeping would take, takes nothing, and takes it when it is told to', async () => {
    const messages = async () => (await db.selectFrom('contact_messages').select('id').execute()).length
    const before = await messages()
    provider.now = new Date(wednesdayMorning.getTime() + 366 * 86_400_000)
    const told = (await bo('purge')).lines
    expect(told).toEqual([
      expect.stringMatching(/^Formulaires .* : 1$/),
      `Messages de plus d’un an : ${before}`,
      expect.stringMatching(/^E-mails .* : \d+$/),
      'Comptes inutilisés à prévenir : 0',
      expect.stringMatching(/^Comptes .* : 0$/),
      expect.stringMatching(/^Comptes .* : 0$/),
      'Factures d’entreprises parties, de dix ans et sans commande gardée : 0',
      'Fichiers que rien ne nomme plus : 0',
      expect.stringMatching(/^Bordereaux qu’aucune commande .* : \d+$/),
      'Rien n’est effacé. npm run bo -- purge --yes le fait.',
    ])
    expect(await messages()).toBe(before)
    expect((await bo('purge', '--yes')).lines).toEqual([...told.slice(0, -1), 'C’est effacé.'])
    expect([await messages(), (await db.selectFrom('abandonments').select('id').execute()).length]).toEqual([0, 0])
    provider.now = wednesdayMorning
  })

  it('takes what the server takes by itself', async () => {
    await call(provider, 'contact', { body: aMessage(supplier) })
    provider.now = new Date(wednesdayMorning.getTime() + 366 * 86_400_000)
    expect((await bo('purge')).lines[1]).toBe('Messages de plus d’un an : 1')
    await sweep(provider.world)
    expect((await bo('purge')).lines[1]).toBe('Messages de plus d’un an : 0')
    expect((await bo('purge', '--oui')).lines[0]).toBe('« --oui » ne dit rien.')
    provider.now = wednesdayMorning
  })
})
