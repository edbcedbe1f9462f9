import type { ReactNode } from "react"

interface LinkProps {
  to: string
  state?: object
  children: ReactNode
}

/** Replaces Gatsby's link with a plain one. */
export const Link = ({ to, state, ...attributes }: LinkProps) => <a href={to} {...attributes} />

export const navigate = () => undefined
