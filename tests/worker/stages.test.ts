import { describe, expect, it } from 'vitest'
import { driverStage, firstStage, isDriversFile } from '#contract/worker/precache.ts'
import { driverAddresses, roomAddresses, shellEntries } from '#worker/stages.ts'

const built = [
  { url: 'index.html', revision: 'built' },
  { url: 'favicon.svg', revision: 'drawn' },
  { url: 'assets/index-1a.js', revision: firstStage },
  { url: 'assets/order-page-2b.js', revision: null },
  { url: 'assets/driver-room-3c.js', revision: driverStage },
]

describe('the files of a build', () => {
  it('are kept at once when the first screen needs them, with the shell as the server serves it', () => {
    expect(shellEntries(built, 'served')).toEqual([
      { url: '/commande', revision: 'served' },
      { url: '/assets/index-1a.js', revision: null },
    ])
  })

  it('bring the shell of the build where no server says which it serves', () => {
    expect(shellEntries(built, undefined)[0]).toEqual({ url: '/commande', revision: 'built' })
  })

  it('are kept after the first use when other screens need them', () => {
    expect(roomAddresses(built)).toEqual(['/assets/order-page-2b.js'])
  })

  it('are all kept where a driver has been, whose room needs some of the others', () => {
    expect(driverAddresses(built)).toEqual(['/assets/order-page-2b.js', '/assets/driver-room-3c.js'])
    expect(
      ['https://a.fr/assets/driver-room-3c.css', '/assets/team-4d.js', '/assets/staff-5e.js'].map(isDriversFile),
    ).toEqual([true, true, false])
  })
})
