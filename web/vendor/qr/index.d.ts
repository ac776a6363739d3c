/* The build copies the modules of qr into this folder. */
export * from "qr";
