import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** One measured pair of roles in one theme; `ok` when the ratio reaches what the pair needs. */
type Measure = { theme: 'light' | 'dark'; front: string; back: string; ratio: number; need: number; ok: boolean }

const tokensFile = new URL('../src/app/styles/tokens.css', import.meta.url)

const grounds = ['--ground', '--surface', '--surface-sunk']
const text = [
  ...pairs(['--text', '--text-quiet', '--link', '--bad', '--ok', '--warn'], grounds),
  ...pairs(['--text', '--text-quiet'], ['--action-soft']),
  ...['ok', 'info', 'prep', 'warn', 'bad'].map((tone) => [`--${tone}`, `--${tone}-soft`] as const),
  ...pairs(['--on-action'], ['--action', '--action-press']),
  ...pairs(['--on-chosen'], ['--chosen', '--ok']),
  ...pairs(['--on-night', '--on-night-quiet'], ['--night']),
]
const controls = pairs(['--edge-control', '--focus', '--chosen'], [...grounds, '--action-soft'])

/** Every pair of roles the kit sets in text (4.5) or as a control's edge (3), in both themes. */
function measureContrast(css = readFileSync(tokensFile, 'utf8')): Measure[] {
  const colours = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return (['light', 'dark'] as const).flatMap((theme) =>
    [...text.map((pair) => [...pair, 4.5] as const), ...controls.map((pair) => [...pair, 3] as const)].map(
      ([front, back, need]) => {
        const ratio = contrast(colourOf(colours, front, theme), colourOf(colours, back, theme))
        return { theme, front, back, ratio, need, ok: ratio >= need }
      },
    ),
  )
}

function pairs(fronts: string[], backs: string[]) {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const))
}

type Linear = readonly [number, number, number]

/** Follows var() and light-dark() down to an oklch() and returns linear sRGB, clipped as a screen does. */
function colourOf(colours: Map<string, string>, value: string, theme: 'light' | 'dark'): Linear {
  const known = colours.get(value.replace(/^var\((.*)\)$/, '$1'))
  if (known) return colourOf(colours, known, theme)
  const split = /^light-dark\((.*\)), (.*)\)$/.exec(value)
  if (split) return colourOf(colours, (theme === 'light' ? split[1] : split[2]) ?? '', theme)
  const [l, c, h] = (/^oklch\(([\d. ]+)\)$/.exec(value)?.[1] ?? '').split(' ').map(Number)
  if (l === undefined || c === undefined || h === undefined) throw new Error(`Not a colour: ${value}`)
  return linear(l, c, h)
}

/** OKLCH to linear sRGB (Ottosson). Hue in degrees. */
function linear(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (channel: number) => Math.min(1, Math.max(0, channel))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** WCAG 2 ratio, from 1 to 21. */
function contrast(one: Linear, other: Linear): number {
  const [dim = 0, bright = 0] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measures = measureContrast()
  for (const { theme, front, back, ratio, need, ok } of measures) {
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${theme.padEnd(5)} ${ratio.toFixed(2).padStart(5)} ≥ ${need}  ${front} on ${back}`,
    )
  }
  if (measures.some((measure) => !measure.ok)) process.exitCode = 1
}
