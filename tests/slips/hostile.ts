import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { chance } from '#tests/builders/chance.ts'
import { rawPdf, streamObject } from './draw/raw-pdf.ts'
import { pdfOf } from './draw/sheet.ts'
import { widePng } from './draw/wide-png.ts'

/** A file that nobody sends by mistake. None of them holds a weight. */
export interface HostileFile {
  readonly name: string
  readonly contentType: 'application/pdf' | 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}

/** Every hostile file, drawn anew. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const slip = await pdfOf({}, (sheet) => sheet.write('Bon de livraison BL000001, sans indication de masse', 40, 40))
  const picture = sharp({
    create: {
      width: 900,
      height: 1200,
      channels: 3,
      background: '#ddd',
      noise: { type: 'gaussian', mean: 200, sigma: 20 },
    },
  })
  const [jpeg, png] = [new Uint8Array(await picture.jpeg().toBuffer()), new Uint8Array(await picture.png().toBuffer())]
  return [
    pdf('PDF of 0 bytes', new Uint8Array()),
    pdf('PDF cut in half', slip.subarray(0, slip.length / 2)),
    pdf('PDF cut before its table', slip.subarray(0, slip.length - 40)),
    pdf('PDF behind a password', await locked()),
    pdf('PDF with a page of 200,000 points', page('/MediaBox[0 0 200000 200000]')),
    pdf('PDF with a page of no size', page('/MediaBox[0 0 0 0]')),
    pdf('PDF of 2,000 pages', await pages(2000)),
    pdf('PDF of 2,000 blank pages', await pages(2000, '')),
    pdf(
      'PDF whose page tree holds itself',
      rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>>']),
    ),
    pdf(
      'PDF whose table leads to itself',
      rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'], '/Prev 9'),
    ),
    pdf('zip named PDF', Buffer.from(`PK\u0003\u0004\u0014${'\u0000'.repeat(300)}PK\u0005\u0006`, 'latin1')),
    pdf(
      'random bytes behind a PDF mark',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(400_000), Buffer.from('\n%%EOF')]),
    ),
    pdf('PDF bomb: 256 MB of blanks in its page', bomb()),
    pdf('PDF bomb: a picture of 30,000 × 30,000', pictureBomb()),
    pdf('PDF with 200,000 characters on a page', await crowded(200_000)),
    ...(await Promise.all(
      [1500, 4000, 12_000].map(async (count) =>
        pdf(`PDF of ${count} times « poids » in overlapping lines`, await overlapping(count)),
      ),
    )),
    pdf('PDF of one « poids » a line, 2,000 lines', await overlapping(2000, 1)),
    pdf('JPEG and PDF in one', Buffer.concat([jpeg, slip])),
    { name: 'PDF called a PNG', contentType: 'image/png', bytes: slip },
    { name: 'PNG of 0 bytes', contentType: 'image/png', bytes: new Uint8Array() },
    { name: 'PNG cut in half', contentType: 'image/png', bytes: png.subarray(0, png.length / 2) },
    { name: 'PNG bomb: 30,000 × 30,000 in 1 bit', contentType: 'image/png', bytes: widePng(30_000, 30_000) },
    { name: 'PNG of one pixel', contentType: 'image/png', bytes: widePng(1, 1) },
    { name: 'PNG of 1 × 40,000', contentType: 'image/png', bytes: widePng(1, 40_000) },
    { name: 'JPEG cut in half', contentType: 'image/jpeg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'JPEG of nothing but its mark', contentType: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) },
    { name: 'JPEG that claims 65,000 × 65,000', contentType: 'image/jpeg', bytes: claiming(jpeg, 65_000) },
    { name: 'a little noise as a JPEG', contentType: 'image/jpeg', bytes: await pureNoise(300, 400) },
    { name: 'noise as a JPEG', contentType: 'image/jpeg', bytes: await pureNoise(1200, 1600) },
  ]
}

function pdf(name: string, bytes: Uint8Array): HostileFile {
  return { name, contentType: 'application/pdf', bytes: new Uint8Array(bytes) }
}

async function locked(): Promise<Uint8Array> {
  const doc = new PDFDocument({ userPassword: 'secret', ownerPassword: 'secret', info: { CreationDate: new Date(0) } })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.text('Bon de livraison').end()
  await ended
  return Buffer.concat(parts)
}

function page(words: string, content: Uint8Array = streamObject('', Buffer.from('0 0 m 9 9 l S'))): Uint8Array {
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${words}/Contents 4 0 R>>`,
    content,
  ])
}

function pages(count: number, words = 'Annexe du bon de livraison, page'): Promise<Uint8Array> {
  return pdfOf({}, (sheet) => {
    for (let at = 1; at <= count; at++) {
      if (words) sheet.write(`${words} ${at}`, 40, 40)
      if (at < count) sheet.nextPage()
    }
  })
}

function bomb(): Uint8Array {
  const blanks = deflateSync(deflateSync(Buffer.alloc(256e6, ' '), { level: 1 }))
  return page('/MediaBox[0 0 595 842]', streamObject('/Filter[/FlateDecode/FlateDecode]', blanks))
}

function pictureBomb(): Uint8Array {
  const side = 30_000
  const dots = deflateSync(deflateSync(Buffer.alloc((side * side) / 8), { level: 1 }))
  const picture = streamObject(
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter[/FlateDecode/FlateDecode]`,
    dots,
  )
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    streamObject('', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
    picture,
  ])
}

function crowded(letters: number): Promise<Uint8Array> {
  const luck = chance(9)
  const word = () => Array.from({ length: 9 }, () => luck.pick([...'aeinorstulpgmkABCDEF0123456789,'])).join('')
  return pdfOf({}, (sheet) => {
    const rows = Array.from({ length: letters / 1000 }, () => Array.from({ length: 100 }, word).join(' '))
    rows.forEach((row, at) => sheet.write(row, 10, 10 + at * 4, { size: 1.1 }))
  })
}

/** At most 2,000 words a page, in lines half a point apart. */
export function overlapping(count: number, across = 8): Promise<Uint8Array> {
  return pdfOf({ size: [595, Math.max(842, 1000 / across + 20)] }, (sheet) => {
    for (let at = 0; at < count; at++) {
      if (at > 0 && at % 2000 === 0) sheet.nextPage()
      sheet.write('poids', 20 + (at % across) * 60, 10 + Math.floor((at % 2000) / across) / 2)
    }
  })
}

function noise(length: number): Uint8Array {
  const luck = chance(4)
  return Uint8Array.from({ length }, () => luck.whole(0, 255))
}

/** The same JPEG with another size in its frame header. */
function claiming(jpeg: Uint8Array, side: number): Uint8Array {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return new Uint8Array(copy)
}

async function pureNoise(width: number, height: number): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(noise(width * height), { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 70 })
      .toBuffer(),
  )
}
