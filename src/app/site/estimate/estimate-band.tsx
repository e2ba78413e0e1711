import { estimateIsland } from './estimate-island.ts'
import './estimate.css'

/** Where the estimator stands on the home page. It is drawn by itself, as its script will find it. */
export function EstimateBand({ html }: { readonly html: string }) {
  return (
    <section className="site-band estimate" aria-labelledby="estimation-titre">
      {/* oxlint-disable-next-line react/no-danger -- drawn by the build, from our own components */}
      <div id={estimateIsland.id} className="estimate-sheet" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
