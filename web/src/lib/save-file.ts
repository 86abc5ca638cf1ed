/** How long a browser may take to begin with a file: Safari reads it only after it has asked. */
const readableMs = 40_000;

/** Hands the visitor a file, as if they had followed a link to it. */
export function saveFile(name: string, blob: Blob): void {
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), readableMs);
}
