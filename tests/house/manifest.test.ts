import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isScreen, resumeInQuery, serverAddresses } from '#contract/addresses.ts'
import { sharedPart } from '#contract/worker/slip-share.ts'
import { slipTypes } from '#contract/order/slip.ts'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as {
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[]
  readonly [key: string]: unknown
}
const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]

describe('The manifest', () => {
  it('says what an installed app is asked for', () => {
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      lang: 'fr',
      dir: 'ltr',
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      start_url: '/commande?src=pwa',
    })
    expect(String(manifest['description']).length).toBeGreaterThan(40)
    expect(manifest['categories']).not.toEqual([])
  })

  it.each(pictures.map((picture) => [picture.src, picture] as const))(
    'shows a picture that is there, as large as it says: %s',
    async (src, { sizes, type }) => {
      const { width, height, format } = await sharp(`public${src}`).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    },
  )

  it('has an icon for every launcher', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      '512x512 monochrome',
    ])
  })

  it('has screenshots for a phone and for a desk, each with its words, those of a kind of one shape, between 320 and 3840 pixels', () => {
    const shapes = Map.groupBy(manifest.screenshots, ({ form_factor: factor }) => factor)
    expect([...shapes.keys()]).toEqual(['narrow', 'wide'])
    for (const [, shots] of shapes) expect(new Set(shots.map(({ sizes }) => sizes)).size).toBe(1)
    for (const { sizes, label } of manifest.screenshots) {
      const sides = sizes.split('x').map(Number)
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(320)
      expect(Math.max(...sides)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(...sides)))
      expect(label).not.toBe('')
    }
  })

  it('leads by its shortcuts to screens of the app', () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      'Nouvelle livraison',
      'Historique',
      'Reprendre le brouillon',
    ])
    for (const { url } of manifest.shortcuts) expect(isScreen(new URL(url, 'https://exemple.fr').pathname)).toBe(true)
    expect(new URL(manifest.shortcuts[2]?.url ?? '', 'https://exemple.fr').searchParams.has(resumeInQuery)).toBe(true)
  })

  it('takes slips that are shared, at the worker’s address, and slips that are opened, each of the types that a slip may have', () => {
    const { action, method, enctype, params } = manifest['share_target'] as {
      action: string
      method: string
      enctype: string
      params: { files: readonly { name: string; accept: readonly string[] }[] }
    }
    expect({ action, method, enctype }).toEqual({
      action: serverAddresses.share,
      method: 'POST',
      enctype: 'multipart/form-data',
    })
    expect(params.files.map(({ name }) => name)).toEqual([sharedPart])
    expect(params.files[0]?.accept.filter((type) => type.includes('/'))).toEqual([...slipTypes])
    const [handler, ...others] = manifest['file_handlers'] as readonly {
      action: string
      accept: Readonly<Record<string, readonly string[]>>
    }[]
    expect(others).toEqual([])
    expect(Object.keys(handler?.accept ?? {})).toEqual([...slipTypes])
    expect(isScreen(new URL(handler?.action ?? '', 'https://exemple.fr').pathname)).toBe(true)
  })

  it('paints the bars of the device as the page does', () => {
    const [light, dark] = Array.from(
      readFileSync('index.html', 'utf8').matchAll(/<meta name="theme-color" content="(#\w+)"/g),
      ([, colour]) => colour,
    )
    expect(manifest).toMatchObject({
      theme_color: light,
      background_color: light,
      color_scheme_dark: { theme_color: dark, background_color: dark },
    })
  })
})
