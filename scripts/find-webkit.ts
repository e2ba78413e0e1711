import { existsSync, globSync } from 'node:fs'
import { aptInstall } from './apt-install.ts'
import { findOnPath } from './find-on-path.ts'

/** Debian's packages for the tests in WebKit, and what shows that each is there. */
const packages: Record<string, () => boolean> = {
  'webkit2gtk-driver': () => findOnPath('WebKitWebDriver') !== undefined,
  xvfb: () => findOnPath('Xvfb') !== undefined,
  gjs: () => findOnPath('gjs') !== undefined,
  'gir1.2-webkit2-4.1': () =>
    [
      ...globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib'),
      '/usr/lib64/girepository-1.0/WebKit2-4.1.typelib',
    ].some((path) => existsSync(path)),
}

/** Makes sure of WebKitGTK, its driver and an unseen screen: what is missing is installed, where allowed. */
export function findWebkit(): void {
  if (missing().length > 0) aptInstall(...missing())
  const names = missing().join(' ')
  if (names !== '') throw new Error(`Not installed: ${names}. On Debian or Ubuntu: "sudo apt-get install ${names}".`)
}

function missing(): string[] {
  return Object.keys(packages).filter((name) => !packages[name]?.())
}
