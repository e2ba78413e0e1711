import { afterEach, describe, expect, it, vi } from 'vitest'
import { onLaunch } from '#adapters/launches.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that tells launches to the page; they are tapped by what it gives back. */
function device(): (targetURL?: string) => void {
  let consumer: (launch: { targetURL?: string }) => void = () => {}
  vi.stubGlobal('window', { launchQueue: { setConsumer: (given: typeof consumer) => (consumer = given) } })
  return (targetURL) => consumer(targetURL === undefined ? {} : { targetURL })
}

describe('A shortcut of the icon', () => {
  it('leads the open app to its screen, but for the launch that opened it', () => {
    const launch = device()
    const went: string[] = []
    onLaunch((address) => went.push(address))
    launch('https://exemple.fr/historique?src=raccourci')
    expect(went).toEqual([])
    launch('https://exemple.fr/historique?src=raccourci')
    launch('https://exemple.fr/commande?src=pwa')
    launch()
    expect(went).toEqual(['/historique?src=raccourci'])
  })

  it('is nothing on a device that knows none', () => {
    vi.stubGlobal('window', {})
    expect(() => onLaunch(() => {})).not.toThrow()
  })
})
