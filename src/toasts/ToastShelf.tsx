import { useEffect } from "react"
import { ToastContainer, toast } from "react-toastify/unstyled"
import "react-toastify/ReactToastify.css"
import "./ToastShelf.css"
import { takeToastRequests } from "./requestToast"

/** How many toasts show at once; further ones wait until there is room. */
const limit = 3

/** Shows toasts with react-toastify; all that is not said here is its default (specification, section 9). */
export const ToastShelf = () => {
  useEffect(
    () => takeToastRequests(({ kind, text, time }) => toast[kind](text, time ? { autoClose: time } : undefined)),
    [],
  )
  return <ToastContainer limit={limit} />
}
