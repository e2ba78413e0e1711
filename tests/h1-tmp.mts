import { readFileSync } from 'node:fs'
import { createSlipReader } from '#server/adapters/slip-reader/slip-reader.ts'
import { openEngine } from '#server/adapters/slip-reader/ocr/engine.ts'
import { evenLight } from '#server/adapters/slip-reader/ocr/even-light.ts'
import { uprightGrey } from '#server/adapters/slip-reader/upright-grey.ts'
import { slipsOf, drawn } from '#tests/bench/slips/slips-of.ts'
const med = (a: number[]) => Math.round(a.toSorted((x, y) => x - y)[a.length >> 1]!)
const reader = createSlipReader()
const text = await drawn(slipsOf('known').find((s) => s.name === 'total-row-1-text')!)
const rss = () => Math.round(process.memoryUsage().rss / 1e6)
console.log('rss before', rss())
let t = performance.now(); await reader.weigh(text.bytes, 'application/pdf'); console.log('text cold', Math.round(performance.now() - t), 'rss', rss())
const ts: number[] = []; for (let i = 0; i < 15; i++) { t = performance.now(); await reader.weigh(text.bytes, 'application/pdf'); ts.push(performance.now() - t) } console.log('text warm median', med(ts), 'min', Math.round(Math.min(...ts)))
const photo12 = new Uint8Array(readFileSync('/tmp/h1x/photo.jpg'))
const photo = (await drawn(slipsOf('known').find((s) => s.name === 'thousands-1-photo')!)).bytes
console.log('photo bytes', photo.length, photo12.length)
t = performance.now(); await reader.weigh(photo, 'image/jpeg'); console.log('photo cold', Math.round(performance.now() - t), 'rss', rss())
const engine = await openEngine()
for (const [name, bytes] of [['photo', photo], ['12 MP', photo12]] as const) {
  const even = evenLight(await uprightGrey(bytes))!
  await engine(even)
  const alone: number[] = [], whole: number[] = [], grey: number[] = []
  for (let i = 0; i < 7; i++) {
    t = performance.now(); await engine(even); alone.push(performance.now() - t)
    t = performance.now(); await reader.weigh(bytes, 'image/jpeg'); whole.push(performance.now() - t)
    t = performance.now(); await uprightGrey(bytes); grey.push(performance.now() - t)
  }
  console.log(name, 'engine alone median', med(alone), 'min', Math.round(Math.min(...alone)), '| whole', med(whole), 'min', Math.round(Math.min(...whole)), 'ratio min', (Math.min(...whole) / Math.min(...alone)).toFixed(2), 'median', (med(whole) / med(alone)).toFixed(2), '| grey', med(grey), Math.round(Math.min(...grey)), 'rss', rss())
}
await reader.stop(); await new Promise((r) => setTimeout(r, 300)); console.log('rss after stop', rss())
process.exit(0)
