import { useEffect, useState } from 'react';

/** The address of a blob in this page for as long as the component shows it; undefined before its first effect and without a blob. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		if (!blob) return;
		const made = URL.createObjectURL(blob);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [blob]);
	return blob && url;
}
