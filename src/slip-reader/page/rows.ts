import { centreY, right, type Box } from '#slip-reader/words/box.ts'
import type { SlipWord } from '#slip-reader/slip-page.ts'

/** The words of a page as lines of text, from top to bottom, each from left to right. A line may slope a little. */
export function rowsOf(words: readonly SlipWord[]): SlipWord[][] {
  const usual = medianHeight(words)
  const rows: Row[] = []
  const floors = new Map<number, Row[]>()
  const floorOf = (y: number) => Math.floor(y / Math.max(2 * usual, 1e-9))
  for (const word of [...words].sort((one, other) => one.x - other.x)) {
    const place = standing(word, usual)
    const floor = floorOf(centreY(place))
    const found = nearest([floors.get(floor - 1), floors.get(floor), floors.get(floor + 1)], place)
    const row = found ?? { y: 0, height: 0, words: [], places: [] }
    const before = found && floorOf(row.y)
    join(row, word, place)
    const after = floorOf(row.y)
    if (!found) rows.push(row)
    if (before === after) continue
    if (before !== null) leave(floors, before, row)
    enter(floors, after, row)
  }
  return rows.sort((one, other) => one.y - other.y).map((row) => withoutOverprint(row.words))
}

interface Row {
  /** Of the last four words only: a line is followed, not fitted. */
  y: number
  height: number
  readonly words: SlipWord[]
  readonly places: Box[]
}

/** The space a word takes in its line: a comma alone hangs at its foot, a quote at its head. */
function standing(word: SlipWord, usual: number): Box {
  if (/^[.,_…]+$/.test(word.text)) return { ...word, y: word.y + word.height - 1.1 * usual, height: usual }
  if (/^['"’`°^*]+$/.test(word.text)) return { ...word, height: usual }
  return word.height < 0.5 * usual ? { ...word, y: centreY(word) - 0.5 * usual, height: usual } : onBaseline(word)
}

/** From the foot of its letters to the head of a capital, for 'page' hangs lower than the '1' beside it. */
function onBaseline(word: SlipWord): Box {
  const high = word.height * (hangs.test(word.text) ? 1 - hanging : 1)
  const capital = risen.test(word.text) ? high : high / low
  return { ...word, y: word.y + high - capital, height: capital }
}

const hangs = /[gjpqyç,;()[\]|@µ]/
const risen = /[\p{Lu}\p{N}bdfhkltéèêëàâîïôöûüùi/()[\]|%&]/u
/** Parts of a word's height. */
const [hanging, low] = [0.2, 0.75]

function nearest(floors: readonly (readonly Row[] | undefined)[], place: Box): Row | null {
  const middle = centreY(place)
  let best: Row | null = null
  let least = 0.52
  for (const rows of floors) {
    for (const row of rows ?? []) {
      const away =
        Math.abs(row.y - middle) /
        Math.max(Math.min(row.height, place.height), 0.7 * Math.max(row.height, place.height))
      if (away >= least) continue
      best = row
      least = away
    }
  }
  return best
}

function join(row: Row, word: SlipWord, place: Box): void {
  row.words.push(word)
  row.places.push(place)
  if (row.places.length > 4) row.places.shift()
  row.y = row.places.reduce((sum, each) => sum + centreY(each), 0) / row.places.length
  row.height = row.places.reduce((sum, each) => sum + each.height, 0) / row.places.length
}

function leave(floors: Map<number, Row[]>, floor: number, row: Row): void {
  const on = floors.get(floor) ?? []
  on.splice(on.indexOf(row), 1)
}

function enter(floors: Map<number, Row[]>, floor: number, row: Row): void {
  const on = floors.get(floor)
  if (on) on.push(row)
  else floors.set(floor, [row])
}

/** A stamp over a line is taller or lower than its words and lies over them. */
function withoutOverprint(words: readonly SlipWord[]): SlipWord[] {
  const usual = medianHeight(words)
  const strangeness = ({ height }: SlipWord) => Math.abs(Math.log(height / usual))
  return words.filter((word, at) => {
    const beside = [words[at - 1], words[at + 1]]
    return !beside.some((other) => other && overlap(word, other) > 0.3 && strangeness(word) > strangeness(other) + 0.2)
  })
}

function overlap(one: Box, other: Box): number {
  return (Math.min(right(one), right(other)) - Math.max(one.x, other.x)) / Math.min(one.width, other.width)
}

/** Of words, not of the dashes and dots that rule a page. */
function medianHeight(words: readonly SlipWord[]): number {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ height }) => height)
    .sort((one, other) => one - other)
  return heights[heights.length >> 1] ?? words[0]?.height ?? 0
}
