import hero from './hero.svg?no-inline'

/** The drawing of the hero. When it does not load, its words take its place (every-page.ts; without a script, by the browser). */
export function HeroImage() {
  return (
    <img
      className="hero-image"
      src={hero}
      alt="Un camion chargé va du dépôt A au chantier B."
      width={640}
      height={400}
    />
  )
}
