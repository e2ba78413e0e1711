import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { publicPages, unlistedPages } from '#content/public-pages.ts'

const pages = [...publicPages, ...unlistedPages].map(({ name }) => ({ name, html: render(name) }))
const named = pages.map(({ name, html }) => [name, html] as const)
const [model] = pages

describe('The frame of the public pages', () => {
  it.each(named)('begins with a link to its content: %s', (_, html) => {
    expect(html).toMatch(/^(?:<link [^>]*>)*<a class="skip-link" href="#contenu">Aller au contenu<\/a>/)
    expect(html.match(/<main [^>]*\bid="contenu"/g)).toHaveLength(1)
  })

  it.each(named)('has a bar, one main part and a foot: %s', (_, html) => {
    const parts = Array.from(html.matchAll(/<(header|main|footer)[ >]/g), ([, part]) => part)
    expect(parts).toEqual(['header', 'main', 'footer'])
    expect(before(html, '<main')).toContain('<nav')
  })

  it.each(named)('is the same on each of them: %s', (_, html) => {
    expect(navigation(html)).toEqual(navigation(model?.html ?? ''))
    expect(foot(html)).toBe(foot(model?.html ?? ''))
  })
})

/** The links of the bar in their order, but for what orders, which the home page has in itself. */
function navigation(html: string): string[] {
  const [, nav = ''] = /<nav[^>]*>(.*?)<\/nav>/s.exec(before(html, '<main')) ?? []
  return Array.from(nav.matchAll(/<a href="([^"]*)"/g), ([, href = '']) => href)
}

function foot(html: string): string {
  return html.slice(html.indexOf('<footer'))
}

function before(html: string, mark: string): string {
  return html.slice(0, html.indexOf(mark))
}
