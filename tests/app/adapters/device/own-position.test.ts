import { describe, expect, it } from 'vitest'
import { createFindOwnPosition, PositionFailure } from '#adapters/device/own-position.ts'
import { atOnce } from '#tests/builders/pretend-world.ts'

/** A browser that answers so; undefined: never. */
function aBrowser(answer?: { at: [lat: number, lng: number, accuracy: number] } | { code: number }) {
  const asked: PositionOptions[] = []
  const geolocation = {
    getCurrentPosition(found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) {
      asked.push(options)
      if (answer === undefined) return
      if ('code' in answer) failed({ code: answer.code } as GeolocationPositionError)
      else
        found({
          coords: { latitude: answer.at[0], longitude: answer.at[1], accuracy: answer.at[2] },
        } as GeolocationPosition)
    },
  } as unknown as Geolocation
  return { asked, find: createFindOwnPosition(geolocation, true, atOnce) }
}

describe('The position of a device', () => {
  it('is a point, and how far off it may be', async () => {
    const { find, asked } = aBrowser({ at: [43.6035, 6.9965, 18] })
    expect(await find?.()).toEqual({ lat: 43.6035, lng: 6.9965, metresOff: 18 })
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 12_000, maximumAge: 60_000 }])
  })

  it.each([
    [1, 'denied'],
    [2, 'unknown'],
    [3, 'late'],
    [9, 'unknown'],
  ])('that the browser does not give says why: code %i is %s', async (code, why) => {
    await expect(aBrowser({ code }).find?.()).rejects.toEqual(new PositionFailure(why as PositionFailure['why']))
    await expect(aBrowser({ code }).find?.()).rejects.toMatchObject({ why })
  })

  it('is late when its user leaves the browser’s question open', async () => {
    await expect(aBrowser().find?.()).rejects.toMatchObject({ why: 'late' })
  })

  it('is not asked for where a browser has none, nor over plain http', () => {
    expect(createFindOwnPosition(undefined, true, atOnce)).toBeNull()
    expect(createFindOwnPosition({} as Geolocation, false, atOnce)).toBeNull()
  })
})
