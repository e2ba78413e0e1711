import { aptInstall } from './apt-install.ts'
import { findOnPath, isExecutable } from './find-on-path.ts'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
// Chromium's headless shell first: the same engine without the desktop around it, which takes half of the processor.
const names = ['chromium-headless-shell', ...whole]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The journeys' Chromium: CHROMIUM_PATH, else an installed one, else Debian's headless shell, installed now. */
export function findBrowser(): string {
  const found =
    process.env['CHROMIUM_PATH'] ??
    installedBrowser() ??
    (aptInstall('chromium-headless-shell') ? installedBrowser() : undefined)
  if (!found) {
    throw new Error(
      'No Chromium found. Install one ("sudo apt-get install chromium-headless-shell", or Google Chrome), or give its path in CHROMIUM_PATH.',
    )
  }
  return found
}

/** A Chromium with a whole browser, for what the headless shell lacks: an installed one, else Debian's. */
export function findWholeBrowser(): string {
  const found = installedBrowser(whole) ?? (aptInstall('chromium') ? installedBrowser(whole) : undefined)
  if (!found)
    throw new Error('No whole Chromium found. Install one ("sudo apt-get install chromium", or Google Chrome).')
  return found
}

function installedBrowser(wanted = names): string | undefined {
  return findOnPath(...wanted) ?? applications.find(isExecutable)
}
