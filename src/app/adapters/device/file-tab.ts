/** A tab that was opened while the press still counts, for a file that is on its way. */
export interface FileTab {
  show(file: File): void
  /** The file did not come. */
  close(): void
}

/** Null where the browser opens none. */
export function openFileTab(): FileTab | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  return {
    show(file) {
      // Stays for as long as this page: the tab may be loaded anew.
      tab.location.href = URL.createObjectURL(file)
    },
    close: () => tab.close(),
  }
}
