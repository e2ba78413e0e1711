import { describe, expect, it } from 'vitest'
import { listIn, listPath } from '#app/staff/model/list-address.ts'
import { mapLink } from '#adapters/device/map-link.ts'

describe('The address of a list', () => {
  it('names the list, the words and the order, and is read again as it was written', () => {
    expect(listPath('aujourdhui')).toBe('/bo')
    expect(listPath('retard', { orderId: 1042 })).toBe('/bo/1042?liste=retard')
    const path = listPath('recherche', { words: 'Élise & fils' })
    expect(listIn(path.slice(path.indexOf('?')))).toEqual({ list: 'recherche', words: 'Élise & fils' })
  })

  it('is today’s when it names none that there is', () => {
    expect(listIn('?liste=hier&q=x')).toEqual({ list: 'aujourdhui', words: 'x' })
  })
})

describe('The way to an address', () => {
  const address = '12 Chemin de l’Exemple, 06250 Mougins'
  const point = { lat: 43.6, lng: 6.99 }

  it('opens the phone’s own map at the point, or by the words where there is none', () => {
    expect(mapLink(address, point, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
      `geo:43.6,6.99?q=43.6,6.99(${encodeURIComponent(address)})`,
    )
    expect(mapLink(address, null, 'Mozilla/5.0 (Linux; Android 15)')).toBe(`geo:0,0?q=${encodeURIComponent(address)}`)
    expect(mapLink(address, point, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)')).toBe(
      'https://maps.apple.com/?daddr=43.6,6.99',
    )
  })

  it('opens an open map elsewhere', () => {
    expect(mapLink(address, point, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(
      'https://www.openstreetmap.org/directions?to=43.6%2C6.99',
    )
  })
})
