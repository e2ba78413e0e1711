import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ablationsIn, holdsRules } from './ablations.ts'

// Loaded before `npm run bench -- slip-ablate`: puts a switch around each rule of the slip reader as its file is
// loaded. The files stay as they are.
const folder = new URL('../../src/slip-reader/', import.meta.url).href

registerHooks({
  load(url, context, next) {
    const file = url.startsWith(folder) ? url.slice(folder.length) : ''
    if (!holdsRules(file)) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const rules = ablationsIn(file, source)
    const switched = rules.map(
      ({ name, neutral }) => `${name.split(' ')[1]} = switchable('${name}', '${neutral}', ${name.split(' ')[1]})`,
    )
    // A declared function can be given another value, which those who import it see.
    const lines = rules.length > 0 ? [`import { switchable } from '#tests/slips/switched-off.ts'`, ...switched] : []
    return { ...next(url, context), source: [source, ...lines].join('\n') }
  },
})
