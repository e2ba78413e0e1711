/** Hands a file to another app of the device. 'late': the file took so long to come that the press no longer counts. */
export type ShareFile = (file: File) => Promise<'shared' | 'dismissed' | 'late'>

/** Null where the device shares no files. */
export function createShareFile(device: Pick<Navigator, 'share' | 'canShare'>): ShareFile | null {
  if (!('canShare' in device) || !device.canShare({ files: [new File([], 'a.pdf', { type: 'application/pdf' })] }))
    return null
  return async (file) => {
    try {
      await device.share({ files: [file], title: file.name })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
      if (error instanceof DOMException && error.name === 'NotAllowedError') return 'late'
      throw error
    }
  }
}
