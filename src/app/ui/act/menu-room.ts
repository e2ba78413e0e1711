/** How tall what stands fixed at an end of the screen is at most, pixels. */
const bar = 80

/** Whether a list that would end below the screen or its bar opens upward. 212 px from 700 to 912 of 844 → true. */
export function opensUpward(
  { top, bottom, height }: Pick<DOMRect, 'top' | 'bottom' | 'height'>,
  screen: number,
): boolean {
  return bottom > screen - bar && top - height > 2 * bar
}
