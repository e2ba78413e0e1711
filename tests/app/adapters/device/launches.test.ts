import { afterEach, describe, expect, it, vi } from 'vitest'
import { onLaunch } from '#adapters/device/launches.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that tells launches to the page; they are tapped by what it gives back. */
function device(): (targetURL?: string, files?: readonly unknown[]) => void {
  let consumer: (launch: { targetURL?: string; files?: readonly unknown[] }) => void = () => {}
  vi.stubGlobal('window', { launchQueue: { setConsumer: (given: typeof consumer) => (consumer = given) } })
  return (targetURL, files) => consumer({ ...(targetURL !== undefined && { targetURL }), ...(files && { files }) })
}

describe('A shortcut of the icon', () => {
  it('leads the open app to its screen, but for the launch that opened it', () => {
    const launch = device()
    const went: string[] = []
    onLaunch(
      (address) => went.push(address),
      () => {},
    )
    launch('https://exemple.fr/historique?src=raccourci')
    expect(went).toEqual([])
    launch('https://exemple.fr/historique?src=raccourci')
    launch('https://exemple.fr/commande?src=pwa')
    launch()
    expect(went).toEqual(['/historique?src=raccourci'])
  })

  it('is nothing on a device that knows none', () => {
    vi.stubGlobal('window', {})
    expect(() =>
      onLaunch(
        () => {},
        () => {},
      ),
    ).not.toThrow()
  })
})

describe('Files that are opened with the app', () => {
  it('are taken, also at the launch that opened it; one that cannot be read is left out', async () => {
    const launch = device()
    const went: string[] = []
    const taken = Promise.withResolvers<readonly File[]>()
    onLaunch((address) => went.push(address), taken.resolve)
    const slip = new File(['%PDF-1.7'], 'bon.pdf')
    launch('https://exemple.fr/commande?src=fichier', [
      { getFile: async () => slip },
      { getFile: async () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
    ])
    expect(await taken.promise).toEqual([slip])
    expect(went).toEqual([])
  })
})
