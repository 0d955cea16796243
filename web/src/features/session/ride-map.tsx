import classes from './ride-map.module.css'
import { contourPaths, route, stations } from './ride-map.rules.ts'

/** A rider's way over contour lines, from hand to hand. It says nothing the sentence below it does not say. */
export function RideMap() {
  return (
    <svg className={classes.map} viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {contourPaths.map((path, index) => (
        <path key={path} d={path} className={index % 5 === 0 ? classes.contourStrong : classes.contour} />
      ))}
      <path d={route} className={classes.route} />
      {stations.map(({ x, y, here }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={here ? 8 : 5.5} className={classes.station} />
          {here && <circle cx={x} cy={y} r={3.5} className={classes.here} />}
        </g>
      ))}
    </svg>
  )
}
