import { existsSync, readFileSync } from 'node:fs'

/**
 * Whether package-lock.json's packages are there, by npm's node_modules/.package-lock.json; optional ones of other
 * platforms do not count.
 */
export function isInstalled(root) {
  const installed = packagesOf(new URL('node_modules/.package-lock.json', root))
  if (!installed || !existsSync(new URL('node_modules/node/bin', root))) return false
  return Object.entries(packagesOf(new URL('package-lock.json', root)))
    .filter(([path]) => path !== '')
    .every(([path, asked]) => {
      const found = installed[path]
      return found ? found.version === asked.version && found.integrity === asked.integrity : asked.optional === true
    })
}

function packagesOf(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined
}
