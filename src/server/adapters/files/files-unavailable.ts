/** The store of files refused or did not answer: whether a file is there is not known. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
}
