import { describe, expect, it } from 'vitest'
import { createShareFile } from '#adapters/device/share-file.ts'

const slip = new File(['%PDF-'], 'bordereau.pdf', { type: 'application/pdf' })
const refusedBy = (error: unknown) =>
  createShareFile({ canShare: () => true, share: async () => Promise.reject(error) })

describe('The sharing of a file', () => {
  it('hands it to another app under its name', async () => {
    const shared: (ShareData | undefined)[] = []
    const share = createShareFile({ canShare: () => true, share: async (data) => void shared.push(data) })
    expect([await share?.(slip), shared]).toEqual(['shared', [{ files: [slip], title: 'bordereau.pdf' }]])
  })

  it('is not offered where the device shares no files', () => {
    expect(createShareFile({ canShare: () => false, share: async () => {} })).toBeNull()
    expect(createShareFile({} as Navigator)).toBeNull()
  })

  it('tells that it was dismissed, or that the press no longer counts', async () => {
    expect(await refusedBy(new DOMException('', 'AbortError'))?.(slip)).toBe('dismissed')
    expect(await refusedBy(new DOMException('', 'NotAllowedError'))?.(slip)).toBe('late')
  })

  it('lets any other mistake through', async () => {
    await expect(refusedBy(new TypeError('no'))?.(slip)).rejects.toThrow(TypeError)
  })
})
