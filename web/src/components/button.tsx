import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** `chalk` is the primary one on Henry's board. */
type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'chalk';

const shape =
	'no-print inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold leading-tight no-underline transition active:translate-y-px disabled:pointer-events-none disabled:opacity-60';
const looks: Record<ButtonLook, string> = {
	primary: 'border border-transparent bg-accent text-white shadow-card hover:brightness-90',
	secondary:
		'border border-line-strong bg-surface text-accent-strong hover:border-accent hover:bg-accent-soft',
	chalk: 'border border-transparent bg-chalk text-board hover:bg-white',
	quiet: 'text-accent-strong underline underline-offset-4 hover:bg-accent-soft',
};

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook };

/** A button that does something on the page. */
export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
	return <button type={type} className={`${shape} ${looks[look]} ${className}`} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; look?: ButtonLook };

/** A link to another page of the app that looks like a button. */
export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
	return <Link className={`${shape} ${looks[look]} ${className}`} {...rest} />;
}

type ButtonAnchorProps = ComponentProps<'a'> & { look?: ButtonLook };

/** A link out of the app that looks like a button. */
export function ButtonAnchor({ look = 'primary', className = '', ...rest }: ButtonAnchorProps) {
	return <a className={`${shape} ${looks[look]} ${className}`} {...rest} />;
}
