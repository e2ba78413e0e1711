import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Bars, type Bar, type BarsProps } from '#ui/lists/bars.tsx'
import { greatestAndLast, lowest, roundTop, tickedBars } from '#ui/lists/bars-labels.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'

const bars = (...values: readonly (number | null)[]): Bar[] =>
  values.map((value, index) => ({
    name: `jour ${index + 1}`,
    tick: `${index + 1}`,
    value,
    words: value === null ? '–' : String(value),
  }))
const drawn = (props: Omit<BarsProps, 'label'>) =>
  renderToStaticMarkup(createElement(Bars, { label: 'Commandes par jour, 12 en tout', ...props }))
const heights = (html: string) =>
  Array.from(html.matchAll(/class="bars-bar"[^>]*height="([\d.]+)%"/g), ([, height]) => Number(height))

describe('A drawing of bars', () => {
  it('is one picture with words for who listens, and names each bar', () => {
    const html = drawn({ bars: bars(1, 2) })
    expect(html).toContain('<svg class="bars" role="img" aria-label="Commandes par jour, 12 en tout">')
    expect(textOf(html)).toContain('jour 2 : 2')
    expect(html).not.toContain('style=')
  })

  it('is as high as each value is beside the greatest; nothing draws no bar', () => {
    const [half, full, ...others] = heights(drawn({ bars: bars(3, 6, 0, null) }))
    expect([half, others]).toEqual([(full ?? 0) / 2, []])
  })

  it('is as high as each value is of a whole, where there is one', () => {
    const [share] = heights(drawn({ bars: bars(50), whole: 100 }))
    expect(share).toBe(33)
  })

  it('outlines the last one while it is not over', () => {
    expect(drawn({ bars: bars(1, 2), isLastOpen: true })).toMatch(/<g data-open="true"><title>jour 2/)
    expect(drawn({ bars: bars(1, 2) })).not.toContain('data-open')
  })

  it('draws none where nothing was', () => {
    expect(heights(drawn({ bars: bars(0, 0) }))).toEqual([])
  })

  it.each([
    [
      [3, 9, 1, 1, 1, 1, 1, 1, 2],
      [1, 8],
    ],
    [[3, 9, 1, 1, 1, 1, 3, 1, 2], [1]],
    [[1, 1, 1, 1, 1, 1, 1, 9, 2], [7]],
    [[0, 4, 0, 0, 0, null], [1]],
    [[0, null], []],
  ])('says the greatest value, and the last where its words lie on no other bar: %j', (values, valued) => {
    expect(greatestAndLast(bars(...values))).toEqual(valued)
  })

  it.each([
    [bars(34), '50%', 'middle'],
    [bars(34, 2), '25%', 'middle'],
    [bars(34, ...Array.from({ length: 30 }, () => 1)), '0%', 'start'],
  ])('says it over its bar, and inside the drawing where many are narrow', (all, x, anchor) => {
    expect(drawn({ bars: all })).toMatch(new RegExp(`class="bars-value" x="${x}"[^>]*text-anchor="${anchor}">34<`))
  })

  it('says when of the first bar, the last and one between', () => {
    expect([tickedBars(31), tickedBars(24), tickedBars(3), tickedBars(1)]).toEqual([
      [0, 15, 30],
      [0, 11, 23],
      [0, 1, 2],
      [0],
    ])
  })

  it('has a scale where one is asked for: its round top is whole, its half stands between, and a single thing has no half', () => {
    const scaled = (...values: number[]) => drawn({ bars: bars(...values), scale: String })
    expect([...scaled(19, 10).matchAll(/text-anchor="end">(\d+)<\/text><\/g>/g)].map(([, level]) => level)).toEqual([
      '20',
      '10',
    ])
    expect(heights(scaled(20, 10))).toEqual([66, 33])
    expect(scaled(1, 1)).not.toContain('>0.5<')
    expect([19, 7, 46_900, 1, 0.5, 100, 101].map(roundTop)).toEqual([20, 8, 60_000, 1, 1, 100, 200])
  })

  it('says the lowest where that is the news, the latest of several', () => {
    expect([lowest(bars(100, 75, null, 100)), lowest(bars(100, 100)), lowest(bars(null))]).toEqual([[1], [1], []])
  })

  it('draws a few as bars, not as walls', () => {
    const [, few = ''] = /class="bars-bar"[^>]*width="([\d.]+)%"/.exec(drawn({ bars: bars(1, 2, 3) })) ?? []
    expect(Number(few)).toBeLessThan(15)
  })
})
