import { expect, test } from 'vitest';
import { type MailContent, renderMail } from './render-mail.ts';

const content: MailContent = {
	language: 'es',
	subject: 'Tu enlace <para> entrar',
	paragraphs: ['¿Quieres entrar? <script>alert("1")</script> & \'más\'.'],
	button: { label: 'Entrar & practicar', address: 'https://henry.example/finishSignUp?token=a&b="c"' },
	smallPrint: ['Si no lo has pedido tú, no hagas nada.'],
};

test('text and HTML say the same words', () => {
	const { text, html } = renderMail('ana@example.com', content);
	for (const words of ['¿Quieres entrar?', 'practicar', 'no hagas nada', '/finishSignUp?token=a']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(html).toContain('<html lang="es">');
});

test('nothing of the words is taken for markup', () => {
	const { html, text } = renderMail('ana@example.com', content);
	expect(html).not.toContain('<script');
	expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;más&#39;');
	expect(html).toContain('<title>Tu enlace &lt;para&gt; entrar</title>');
	expect(html).toContain('href="https://henry.example/finishSignUp?token=a&amp;b=&quot;c&quot;"');
	expect(text).toContain('<script>alert("1")</script>');
});
