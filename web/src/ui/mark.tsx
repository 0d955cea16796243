import classes from './mark.module.css'

interface Props {
  size?: number
}

export function Mark({ size = 24 }: Props) {
  return (
    <svg
      className={classes.mark}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      role="img"
      aria-label="Postrider"
    >
      <path
        fillRule="evenodd"
        d="M12.6 2.2c-3.7 0-6.7 3-6.7 6.7v4.6c0 2.9-1 5-3.2 6.6-.9.6-.5 1.9.6 1.9h10c1.1 0 1.5-1.3.6-1.9-1.7-1.2-2.8-2.7-3.1-4.5h1.8c3.7 0 6.7-3 6.7-6.7s-3-6.7-6.7-6.7Zm0 3a3.7 3.7 0 1 1 0 7.4H9.1c-.1-.3-.2-.6-.2-.9V8.9c0-2 1.7-3.7 3.7-3.7Z"
      />
    </svg>
  )
}
