/** A CSS Module: the names of its classes. */
declare module "*.module.css" {
  const styles: Record<string, string>
  export = styles
}
