import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { nextDeliveryPlace, NextDeliveryWait } from './next-delivery-wait.tsx'
import './next-delivery.css'

/** In the hero's place with a session: the next delivery, loaded after the page, and a supplier's two screens. */
export function MemberHome() {
  return (
    <div className="member for-member">
      <h1 className="site-title">Tes livraisons</h1>
      <div id={nextDeliveryPlace} className="next-place">
        <NextDeliveryWait />
      </div>
      <div className="hero-acts">
        <a href={paths.order} className={buttonClass()}>
          Nouvelle livraison
        </a>
        <a href={paths.history} className={buttonClass('secondary')}>
          Voir mes livraisons
        </a>
      </div>
    </div>
  )
}
