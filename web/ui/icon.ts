import { createElement, type SVGProps } from 'react'

/** The shapes of an icon: the name of each and what it is drawn with. */
type Shapes = [string, SVGProps<SVGElement>][]

/**
 * Makes the component of an icon of lucide's, which `tools/slim-icons.ts` calls in the place of lucide's own: that
 * one builds every icon through 2 kB of options of which the app uses none. Hidden from screen readers unless it
 * is told otherwise.
 */
export const icon = (shapes: Shapes) => (props: SVGProps<SVGSVGElement>) =>
  createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...props,
    },
    ...shapes.map(([name, attributes]) => createElement(name, attributes)),
  )
