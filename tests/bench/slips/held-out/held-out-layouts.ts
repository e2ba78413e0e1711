import type { Layout } from '../layout.ts'
import { bothLanguages } from './both-languages.ts'
import { bulkTonnes } from './bulk-tonnes.ts'
import { byPallet } from './by-pallet.ts'
import { captionUnder } from './caption-under.ts'
import { consignmentNote } from './consignment-note.ts'
import { darkTotals } from './dark-totals.ts'
import { familyRecap } from './family-recap.ts'
import { letter } from './letter.ts'
import { linePrinter } from './line-printer.ts'
import { notHere } from './not-here.ts'
import { nothingToTell } from './nothing-to-tell.ts'
import { pipedFoot } from './piped-foot.ts'
import { printedMail } from './printed-mail.ts'
import { roundSheet } from './round-sheet.ts'
import { runningTotal } from './running-total.ts'
import { sidebar } from './sidebar.ts'
import { spreadsheet } from './spreadsheet.ts'
import { stackedTotals } from './stacked-totals.ts'
import { tillReceipt } from './till-receipt.ts'
import { titleLine } from './title-line.ts'
import { transportLabel } from './transport-label.ts'
import { transposed } from './transposed.ts'
import { twoLineItems } from './two-line-items.ts'
import { twoWeighings } from './two-weighings.ts'
import { typedForm } from './typed-form.ts'
import { wrappedLabel } from './wrapped-label.ts'

/** The layouts that the rules were not written with: whoever writes rules does not open this folder. */
export const heldOutLayouts: readonly Layout[] = [
  bothLanguages,
  bulkTonnes,
  byPallet,
  captionUnder,
  consignmentNote,
  darkTotals,
  familyRecap,
  letter,
  linePrinter,
  notHere,
  nothingToTell,
  pipedFoot,
  printedMail,
  roundSheet,
  runningTotal,
  sidebar,
  spreadsheet,
  stackedTotals,
  tillReceipt,
  titleLine,
  transportLabel,
  transposed,
  twoLineItems,
  twoWeighings,
  typedForm,
  wrappedLabel,
]
