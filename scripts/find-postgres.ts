import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { aptInstall } from './apt-install.ts'
import { findOnPath } from './find-on-path.ts'

/** The folder of initdb and postgres: Debian's newest, else the PATH's, else Debian's, installed now. */
export function findPostgres(): string {
  const found = installedPostgres() ?? (aptInstall('postgresql') ? installedPostgres() : undefined)
  if (!found) {
    throw new Error(
      'No PostgreSQL found. Install it ("sudo apt-get install postgresql", "brew install postgresql"), or give the URL of an empty database in DATABASE_URL_TEST.',
    )
  }
  return found
}

function installedPostgres(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) => versionOf(a) - versionOf(b))
  const initdb = debian.at(-1) ?? findOnPath('initdb')
  return initdb && dirname(initdb)
}

function versionOf(path: string): number {
  return Number(path.split('/')[4])
}
