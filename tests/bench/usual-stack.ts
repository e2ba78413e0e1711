import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const packages = [
  'react',
  'react-dom',
  'react-bootstrap',
  'bootstrap',
  'formik',
  'yup',
  'react-datepicker',
  'axios',
  'moment',
]

const entry = `
import 'bootstrap/dist/css/bootstrap.min.css'
import 'react-datepicker/dist/react-datepicker.css'
import 'moment/locale/fr'
import axios from 'axios'
import { Field, Form as FormikForm, Formik } from 'formik'
import moment from 'moment'
import { createElement } from 'react'
import { Accordion, Alert, Button, Card, Container, Form, Modal, Nav, Navbar, NavDropdown, Spinner, Table } from 'react-bootstrap'
import DatePicker from 'react-datepicker'
import { createRoot } from 'react-dom/client'
import * as yup from 'yup'
Object.assign(globalThis, { used: [axios, Field, FormikForm, Formik, moment, Accordion, Alert, Button, Card, Container, Form, Modal, Nav, Navbar, NavDropdown, Spinner, Table, DatePicker, yup] })
createRoot(document.body).render(createElement('p'))
`

/**
 * What the usual stack weighs before a line of one's own: brotli bytes of its script and its styles; null when it
 * cannot be installed here.
 */
export async function usualStack(): Promise<{ script: number; stylesheet: number } | null> {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-peer-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...packages], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 180_000,
    })
    writeFileSync(join(folder, 'main.js'), entry)
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      build: { rolldownOptions: { input: join(folder, 'main.js') } },
    })
    const assets = join(folder, 'dist/assets')
    const weigh = (ending: string) =>
      readdirSync(assets)
        .filter((name) => name.endsWith(ending))
        .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0)
    return { script: weigh('.js'), stylesheet: weigh('.css') }
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
