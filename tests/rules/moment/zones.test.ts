import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { witness } from './zone-witness.ts'

const script = `import { witness } from '#tests/rules/moment/zone-witness.ts'; process.stdout.write(witness())`

describe('The rules of time', () => {
  it.each([
    'UTC',
    'Europe/Paris',
    'America/New_York',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Pacific/Kiritimati',
    'America/Santiago',
  ])('say the same on a device set to %s', async (zone) => {
    expect(await witnessIn(zone)).toBe(witness())
  })

  it('are asked on devices that do differ', async () => {
    const noon = 'process.stdout.write(String(new Date(2026, 6, 14, 12).toISOString()))'
    expect(await said('America/New_York', noon)).not.toBe(await said('Asia/Tokyo', noon))
  })
})

function witnessIn(zone: string): Promise<string> {
  return said(zone, script)
}

async function said(zone: string, code: string): Promise<string> {
  const options = { env: { ...process.env, TZ: zone, NODE_OPTIONS: '' }, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], options)
  return stdout
}
