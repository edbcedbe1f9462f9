/** The host of the site that led here; undefined if it is this one, or the browser does not say. */
export const otherHost = () => {
  const host = document.referrer ? new URL(document.referrer).hostname : window.location.hostname
  return host === window.location.hostname ? undefined : host
}
