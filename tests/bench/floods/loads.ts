import { holidaysOnly } from '#rules/moment/closings.ts'
import sharp from 'sharp'
import type { Order } from '#contract/order/order.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import type { Place } from '#contract/places/places.ts'
import { defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { priceOf } from '#rules/price/price.ts'
import { readTariff } from '#server/config/tariff.ts'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { hostileFiles } from '#tests/slips/hostile.ts'
import type { Aim } from './shots.ts'

/** A signed-in supplier of a server. */
export interface Account {
  readonly url: string
  readonly token: string
  readonly id: number
  readonly email: string
}

type Load = Aim['load']

/** The slowest page of words that is known. */
export async function crowdedSlip(): Promise<Load> {
  return plain((await hostileFiles()).find(({ name }) => name.includes('12000 times'))?.bytes)
}

/** A picture in which there is nothing to find, and much to look at. */
export async function noise(): Promise<Load> {
  return plain((await hostileFiles()).find(({ name }) => name === 'noise as a JPEG')?.bytes)
}

/** Few bytes, many pixels: 16 bits a channel, line by line in seven passes. */
export async function heavyPicture(): Promise<Load> {
  const side = 7000
  const blank = sharp({
    create: { width: side, height: side, channels: 4, background: '#ffffffff' },
    limitInputPixels: false,
  })
  return plain(await blank.toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer())
}

/** A form of 6 MB that says nothing 95,000 times. */
export async function emptyParts(): Promise<Load> {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  return plain(Buffer.from(`${part.repeat(Math.floor(5.9e6 / part.length))}--x--\r\n`))
}

/** An order ready to be paid; as JSON, for any number of submissions. */
export async function readyOrder({ url, token, id, email }: Account): Promise<Load> {
  const authorization = { Authorization: `Bearer ${token}` }
  const [pickup, delivery] = await Promise.all(['Mougins', 'Nice'].map((name) => firstPlace(url, name)))
  const form = new FormData()
  form.set('bordereau', new File([new Uint8Array(await slipPdf())], 'bordereau.pdf', { type: 'application/pdf' }))
  const { file_path: slipPath } = (await read(`${url}/api/fo/upload-bordereau`, {
    method: 'POST',
    headers: authorization,
    body: form,
  })) as { file_path: string }
  const route = {
    origin: latLngOnWire(pickup!),
    destination: latLngOnWire(delivery!),
    departure_time: Math.floor(Date.now() / 1000),
  }
  const told = await read(`${url}/api/calculate-duration`, {
    method: 'POST',
    headers: { ...authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(route),
  })
  const { duration_in_minutes: minutes } = told as { duration_in_minutes: number }
  const price = priceOf(readTariff('src/server/config/tariff.json'), { band: '151-300', type: 'flex', minutes })
  const order: Order = {
    ...noTexts,
    supplierId: id,
    email,
    company: 'Exemple Matériaux',
    pickup: pickup!,
    delivery: delivery!,
    band: '151-300',
    moment: { type: 'flex', slot: defaultFlexSlot(new Date(), holidaysOnly) },
    recipient: { company: 'Chantier Exemple', lastName: 'Modèle', firstName: 'Dominique', phone: '0600000000' },
    comment: '',
    slipPath,
    minutes,
    price,
    detectedWeight: null,
  }
  return JSON.stringify({ amount: price.totalTTC, orderData: orderOnWire(order) })
}

async function firstPlace(url: string, name: string): Promise<Place> {
  const { data } = (await read(`${url}/api/places/suggest?q=${name}`, {})) as { data: readonly Place[] }
  return data[0]!
}

async function read(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return await response.json()
}

function plain(bytes: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes ?? [])
}
