import { describe, expect, it } from 'vitest'
import { SlipNotRead } from '#slip-reader/slip-not-read.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { pictureInPdf, pictureOf, scannedPdf, textPdf } from '#tests/slip-reader/reading/drawn-slips.ts'
import { allowForEngines, openReader } from '#tests/slip-reader/reading/readings.ts'

allowForEngines()
const provider = await openProvider({ world: { slipReader: openReader() } })
const { token } = await newSupplier(provider)
const send = (bytes: Uint8Array) => call(provider, 'readSlip', { token, body: slipForm(bytes) })
const picture = await pictureOf(await textPdf(412))
const photo = await picture
  .clone()
  .rotate(270)
  .extend({ top: 90, bottom: 90, left: 90, right: 90, background: '#665544' })
  .jpeg({ quality: 80 })
  .withMetadata({ orientation: 6 })
  .toBuffer()

const slips: readonly (readonly [string, Uint8Array])[] = [
  ['a PDF with text', await textPdf(412)],
  ['a scanned PDF', await scannedPdf(412)],
  ['a photograph with the turn that the camera noted', photo],
  ['a PNG', await picture.clone().png().toBuffer()],
  ['a printed PDF whose weight is a picture', await pictureInPdf(412)],
]

describe('the reading of a slip', () => {
  it.each(slips)('answers its weight: %s', async (_, bytes) => {
    expect((await send(bytes)).raw).toMatchObject({ ok: true, poids_total_kg: 412 })
  })

  it('answers no weight when none is on it', async () => {
    expect((await send(await textPdf(null))).raw).toMatchObject({ ok: true, poids_total_kg: null })
  })

  it('answers what the slip says of its customer, with the words it was read from', async () => {
    expect((await send(await textPdf(412))).raw).toMatchObject({
      champs: { raisonSocialClient: { valeur: 'Exemple SARL', lu: 'Client : Exemple SARL' } },
    })
  })

  it('keeps the slip as its upload does, and answers where', async () => {
    const bytes = await textPdf(412)
    const { file_path: path } = (await send(bytes)).raw as { file_path: string }
    expect(
      await provider.world.db
        .selectFrom('slips')
        .select(['path', 'bytes', 'content_type'])
        .where('path', '=', path)
        .execute(),
    ).toEqual([{ path, bytes: bytes.byteLength, content_type: 'application/pdf' }])
    expect(Buffer.from((await provider.world.files.read(path))!).equals(Buffer.from(bytes))).toBe(true)
  })

  it('answers the weight without a path when the slip has no room', async () => {
    const full = await openProvider({
      beside: provider,
      world: { files: { ...provider.world.files, free: async () => 0 } },
    })
    expect((await call(full, 'readSlip', { token, body: slipForm(await textPdf(412)) })).raw).toEqual({
      ok: true,
      poids_total_kg: 412,
      champs: { raisonSocialClient: { valeur: 'Exemple SARL', lu: 'Client : Exemple SARL' } },
    })
  })

  it('answers the weight without a path when the store gives way, and leaves a line in the log', async () => {
    const broken = await openProvider({
      beside: provider,
      world: {
        files: { ...provider.world.files, save: () => Promise.reject(new Error('EIO')) },
        log: provider.world.log,
      },
    })
    expect((await call(broken, 'readSlip', { token, body: slipForm(await textPdf(412)) })).raw).not.toHaveProperty(
      'file_path',
    )
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'slip read but not kept', reason: 'EIO' },
    ])
  })

  it('writes nothing of the slip into the log', async () => {
    await send(await textPdf(412))
    // A request's own number, or its time, may hold any three digits.
    const lines = provider.takeLog().map(({ requestId, ms, ...line }) => line)
    expect(JSON.stringify(lines)).not.toMatch(/412|Exemple|bordereau\.pdf/)
  })

  it('says of a PDF behind a password that it is', async () => {
    const { status, raw } = await send(await textPdf(412, { userPassword: 'secret', pdfVersion: '1.7' }))
    expect({ status, raw }).toMatchObject({
      status: 200,
      raw: {
        ok: false,
        poids_total_kg: null,
        error: 'Ce PDF est protégé par un mot de passe : son poids ne peut pas être lu.',
      },
    })
  })

  it('needs no password for a PDF that is only locked against changes', async () => {
    expect((await send(await textPdf(412, { ownerPassword: 'secret', pdfVersion: '1.7' }))).raw).toMatchObject({
      ok: true,
      poids_total_kg: 412,
    })
  })
})

describe('a slip that cannot be read', () => {
  it.each<[string, Uint8Array, number, string]>([
    ['empty', new Uint8Array(), 422, 'Le fichier est vide.'],
    [
      'no slip',
      new TextEncoder().encode('bonjour'),
      422,
      'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
    ],
    ['too large', new Uint8Array(5_242_881), 413, 'La taille du fichier ne doit pas dépasser 5 Mo'],
    ['far too large', new Uint8Array(7_000_000), 413, 'La taille du fichier ne doit pas dépasser 5 Mo'],
  ])('is refused as at its upload, and says so in `error`: %s', async (_, bytes, status, sentence) => {
    expect(await send(bytes)).toMatchObject({ status, raw: { success: false, ok: false, error: sentence } })
  })

  it('is refused without a session, and says so in `error`', async () => {
    const sentence = 'Session expirée ou absente : connecte-toi.'
    expect(await call(provider, 'readSlip', { body: slipForm(photo) })).toMatchObject({
      status: 401,
      raw: { success: false, message: sentence, ok: false, error: sentence },
    })
  })

  it('is answered with the sentence of the specification', async () => {
    const { status, raw } = await failing(new SlipNotRead('broken'))
    expect({ status, raw }).toMatchObject({
      status: 200,
      raw: { ok: false, poids_total_kg: null, error: "Erreur lors de l'analyse du bordereau" },
    })
  })

  it('is put off when too many wait', async () => {
    const { status, headers, raw } = await failing(new SlipNotRead('busy'))
    const sentence = 'Trop de bordereaux sont en cours d’analyse. Réessaie dans quelques instants.'
    expect({ status, retryAfter: headers.get('Retry-After'), raw }).toEqual({
      status: 503,
      retryAfter: '8',
      raw: { success: false, message: sentence, ok: false, error: sentence },
    })
  })

  it('leaves a line in the log when an engine gave way', async () => {
    await failing(new SlipNotRead('broken', { cause: new Error('unreachable') }))
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'slip not read', reason: 'unreachable', contentType: 'image/jpeg' },
    ])
  })
})

async function failing(error: SlipNotRead) {
  const slipReader = { ...provider.world.slipReader, read: () => Promise.reject(error) }
  const other = await openProvider({ beside: provider, world: { slipReader, log: provider.world.log } })
  return await call(other, 'readSlip', { token, body: slipForm(photo) })
}
