import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveSite, type Site } from '#content/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'colibat-mark-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => vi.resetModules())
// What comes after, in this process, says the product's own words again.
afterEach(() => {
  giveSite({})
  vi.resetModules()
})

/** The files of the mark of a site. What it says is a constant of what is loaded after it. */
async function markOf(site: Site) {
  giveSite(site)
  return await (await import('#server/pages/own-mark.ts')).drawOwnMark()
}

/** Its colour at a point, as parts of its side: 'rgba'. */
async function colourAt(picture: Uint8Array | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return [...data.subarray(at, at + 4)]
}

describe('The mark of a site', () => {
  it('is the product’s for the built name', async () => {
    expect(await markOf({})).toEqual(new Map())
  })

  it('is the first letter of another name, on the tile, in every size that a device asks for', async () => {
    const files = await markOf({ company: { brand: 'Livraison d’exemple' } })
    const sizes = [192, 512].map((size) => [size, files.get(`/icons/icon-${size}.png`)] as const)
    for (const [size, picture] of sizes)
      expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size, format: 'png' })
    const icon = files.get('/icons/icon-512.png')
    // The stem of the L, the tile above its foot, and the corner that is rounded off.
    expect(await colourAt(icon, 0.4, 0.5)).toEqual([249, 246, 240, 255])
    expect(await colourAt(icon, 0.75, 0.4)).toEqual([18, 26, 40, 255])
    expect((await colourAt(icon, 0, 0))[3]).toBe(0)
    expect(new TextDecoder().decode(files.get('/icons/mark.css'))).toContain('/favicon.svg')
  })

  it('is its own picture, whole on a ground where a launcher cuts it out', async () => {
    const logo = join(folder, 'logo.svg')
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>',
    )
    const files = await markOf({ company: { brand: 'Exemple' }, logo })
    expect(await colourAt(files.get('/icons/icon-192.png'), 0, 0)).toEqual([0, 0, 255, 255])
    expect(await colourAt(files.get('/icons/maskable-512.png'), 0.02, 0.02)).toEqual([249, 246, 240, 255])
    expect(await colourAt(files.get('/icons/maskable-512.png'), 0.5, 0.5)).toEqual([0, 0, 255, 255])
  })

  it('is no file that holds no picture: the server does not start with it', async () => {
    const logo = join(folder, 'logo.png')
    writeFileSync(logo, 'not a picture')
    await expect(markOf({ company: { brand: 'Exemple' }, logo })).rejects.toThrow('logo.png n’est pas une image.')
  })
})
