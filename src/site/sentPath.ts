/**
 * The page that a form ends on if it was sent without scripts. It exists if forms can be (GATSBY_FORMS).
 * @param restricted whether the form was on the page of a country whose law restricts our services
 */
export const sentPath = (form: string, restricted = false) => `/sent/${form}${restricted ? "-restricted" : ""}`
