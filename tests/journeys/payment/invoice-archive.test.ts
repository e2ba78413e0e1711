import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import { consumerInvoice, electronicInvoice } from '#tests/builders/electronic-invoice.ts'

/**
 * PDFBox’s preflight judges by PDF/A-1b; what it finds in a PDF/A-3b is what the third part allows beyond the first: a
 * file inside (1.4.7, 1.2.9), no list of the letters of a typeface (3.1.11), and another number of the part (7.11.2).
 */
const allowed = ['1.2.9', '1.4.7', '3.1.11', '7.11.2']

const folder = mkdtempSync(join(tmpdir(), 'colibat-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { client, data, seller } = electronicInvoice
const strange = 'Łódź & <Fils> 工程 🏗 Ελένη'

describe('An invoice that is kept for years', () => {
  it.each<[string, InvoiceFacts]>([
    ['of a company', electronicInvoice],
    ['of a person', consumerInvoice],
    ['with names of every kind', { ...electronicInvoice, client: { ...client, name: strange } }],
    ['of a seller with signs of XML in his name', { ...electronicInvoice, seller: { ...seller, name: strange } }],
    ['on two sheets', { ...electronicInvoice, pickup: 'parpaing '.repeat(200), data: { ...data, vatOnDebits: true } }],
  ])('is a PDF/A-3b, %s', async (_, facts) => {
    expect(faultsOf(await drawInvoice(facts))).toEqual(allowed)
  })

  it('is not one where it was issued before', async () => {
    const { data: _, ...before } = electronicInvoice
    const faults = faultsOf(await drawInvoice(before))
    expect(faults).not.toEqual(allowed)
    // No metadata, and colours of no known screen.
    expect(faults).toEqual(expect.arrayContaining(['2.4.3', '7.1']))
  })
})

/** The kinds of fault that preflight finds, each once: its exit code says only that there are some. */
function faultsOf(bytes: Uint8Array): string[] {
  const file = join(folder, 'facture.pdf')
  writeFileSync(file, bytes)
  const jars = [
    'preflight',
    'pdfbox2',
    'xmpbox',
    'fontbox2',
    'commons-logging',
    'commons-io',
    'javax.activation',
    'jaxb-api',
  ]
  const path = jars.map((jar) => `/usr/share/java/${jar}.jar`).join(':')
  const judged = spawnSync('java', ['-cp', path, 'org.apache.pdfbox.preflight.Validator_A1b', file], {
    encoding: 'utf8',
  })
  const said = `${judged.stdout}${judged.stderr}`
  expect(said).toContain('facture.pdf is not a valid PDF/A-1b file')
  return [...new Set([...said.matchAll(/^(\d+(?:\.\d+)+) :/gm)].map(([, fault = '']) => fault))].toSorted()
}
