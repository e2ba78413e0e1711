import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { jpeg, pdf, png, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { id, token } = await newSupplier(provider)
const gif = new Uint8Array(await sharp(png).gif().toBuffer())
const webp = new Uint8Array(await sharp(png).webp().toBuffer())
const hugePicture = new Uint8Array(
  await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer(),
)
const interlaced = new Uint8Array(
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'white' } })
    .png({ progressive: true })
    .toBuffer(),
)
const send = (body: FormData) => call(provider, 'uploadSlip', { token, body })
const rows = () => provider.world.db.selectFrom('slips').selectAll().execute()
const filesOnDisk = async () =>
  (await readdir(join(provider.folder, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  )

describe('a delivery slip', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf', 'pdf'],
    ['a PNG', png, 'image/png', 'png'],
    ['a JPEG', jpeg, 'image/jpeg', 'jpg'],
  ])('is kept byte for byte: %s', async (_, bytes, contentType, extension) => {
    const { file_path: path } = (await send(slipForm(bytes, 'bon n°7.bin', 'application/octet-stream'))).reply
    expect(path).toMatch(new RegExp(`^slips/[0-9a-f-]{36}\\.${extension}$`))
    expect(Buffer.from((await provider.world.files.read(path)) ?? []).equals(bytes)).toBe(true)
    const row = (await rows()).find((slip) => slip.path === path)
    expect(row).toMatchObject({
      supplier_id: id,
      original_name: 'bon n°7.bin',
      content_type: contentType,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  })

  it.each([
    ['a scanner writes before it', joined(new Uint8Array(1019).fill(0x0a), pdf)],
    ['a gateway writes its header before it', joined('HTTP/1.1 200 OK\r\n\r\n', pdf)],
    ['a program writes after it', joined(pdf, '%'.repeat(2040))],
    ['a device fills its block with NULs', joined(pdf, new Uint8Array(100_000))],
    ['a device fills its block with blanks and NULs', joined(pdf, ' \r\n\t'.repeat(2000), new Uint8Array(9000))],
  ])('is a PDF though %s', async (_, bytes) => {
    const { file_path: path } = (await send(slipForm(bytes))).reply
    expect((await rows()).find((slip) => slip.path === path)?.content_type).toBe('application/pdf')
    expect(Buffer.from((await provider.world.files.read(path)) ?? []).equals(bytes)).toBe(true)
  })

  it('never lies under the name it came with', async () => {
    const { file_path: path } = (await send(slipForm(pdf, '../../../etc/cron.d/x.pdf'))).reply
    expect(path).toMatch(/^slips\/[0-9a-f-]{36}\.pdf$/)
  })

  it('may weigh 5,242,880 bytes', async () => {
    expect((await send(slipForm(padded(5_242_880)))).status).toBe(200)
  })

  it.each([5_242_881, 7_000_000])('may not weigh %i bytes', async (size) => {
    const { status, refusal } = await send(slipForm(padded(size)))
    expect({ status, message: refusal.message }).toEqual({
      status: 413,
      message: 'La taille du fichier ne doit pas dépasser 5 Mo',
    })
  })

  const format = 'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG'
  const tooLarge = 'Image trop grande : 25 millions de pixels au plus. Réduis-la, ou envoie un PDF.'
  const unreadable = 'Fichier illisible ou abîmé. Choisis-en un autre.'
  it.each<[string, Uint8Array, string]>([
    ['empty', new Uint8Array(), 'Le fichier est vide.'],
    ['text', new TextEncoder().encode('bonjour'), format],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), format],
    ['a GIF', gif, format],
    ['a WebP', webp, format],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), format],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), format],
    ['a PDF too far behind something else', joined(new Uint8Array(1020).fill(0x0a), pdf), format],
    ['a PDF whose end is far behind its end mark', joined(pdf, '%'.repeat(2100)), unreadable],
    [
      'a program with a PDF behind it',
      joined(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), new Uint8Array(100), pdf),
      format,
    ],
    ['an archive with a PDF behind it', joined(new Uint8Array([0x50, 0x4b, 3, 4]), new Uint8Array(100), pdf), format],
    ['half a PNG', png.subarray(0, png.length / 2), unreadable],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), unreadable],
    ['half a PDF', pdf.subarray(0, pdf.length / 2), unreadable],
    ['a PNG in name only', new Uint8Array([...png.subarray(0, 16), ...new Uint8Array(200)]), unreadable],
    ['a picture of 100 million pixels', hugePicture, tooLarge],
    ['an interlaced picture of 12 million pixels', interlaced, tooLarge],
  ])('is refused, and nothing of it is kept, when it is %s', async (_, bytes, sentence) => {
    const before = [(await rows()).length, (await filesOnDisk()).length]
    const { status, refusal } = await send(slipForm(bytes))
    expect({ status, errors: refusal.errors }).toEqual({ status: 422, errors: { bordereau: [sentence] } })
    expect([(await rows()).length, (await filesOnDisk()).length]).toEqual(before)
  })

  it('is asked for when there is none, or text in its place', async () => {
    for (const form of [new FormData(), withText()]) {
      expect((await send(form)).refusal.errors).toEqual({ bordereau: ['Le bordereau de livraison est obligatoire'] })
    }
  })

  it('leaves no file behind when its row cannot be written', async () => {
    const before = await filesOnDisk()
    await provider.world.db.schema.alterTable('slips').renameTo('slips_away').execute()
    const { status, raw } = await send(slipForm(pdf))
    await provider.world.db.schema.alterTable('slips_away').renameTo('slips').execute()
    expect({ status, raw }).toEqual({
      status: 500,
      raw: { success: false, message: 'Erreur serveur. Veuillez réessayer plus tard.' },
    })
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'unexpected error', route: '/api/fo/upload-bordereau' },
    ])
    expect(await filesOnDisk()).toEqual(before)
  })
})

function joined(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
}

function padded(size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set(pdf)
  bytes.set(new TextEncoder().encode('%%EOF\n'), size - 6)
  return bytes
}

function withText(): FormData {
  const form = new FormData()
  form.append('bordereau', 'bordereau.pdf')
  return form
}
