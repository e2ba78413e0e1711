import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built app once more, its home page without any script: as fast as that content can be. Served by APP_DIR. */
export function floorApp(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-floor-'))
  cpSync(built, folder, { recursive: true })
  const home = join(folder, 'pages/home.html')
  const bare = readFileSync(home, 'utf8').replaceAll(/<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  writeFileSync(home, bare)
  return folder
}
