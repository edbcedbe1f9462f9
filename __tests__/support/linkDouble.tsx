import type { ReactNode } from "react"

interface LinkProps {
  to: string
  state?: object
  children: ReactNode
}

/** Stands for Gatsby's link: a plain one. */
export const Link = ({ to, state, ...attributes }: LinkProps) => <a href={to} {...attributes} />

export const withPrefix = (path: string) => path

export const navigate = () => undefined
