import sharp from 'sharp'

/** The smallest text that calls itself a whole PDF. */
export const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const picture = sharp({ create: { width: 120, height: 160, channels: 3, background: '#e7e2d8', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

export const png = new Uint8Array(await picture.clone().png().toBuffer())
export const jpeg = new Uint8Array(await picture.clone().jpeg().toBuffer())

/** The body of an upload. The name and the type are what the device claims. */
export function slipForm(bytes: Uint8Array, name = 'bordereau.pdf', type = 'application/pdf'): FormData {
  const form = new FormData()
  form.append('bordereau', new File([new Uint8Array(bytes)], name, { type }))
  return form
}
