// A Sidepot suite adapter that skips everything. Write your engine's name below, fill in `answer`,
// and leave out of an answer whatever your engine does not say: that is not judged.
//
//   rustc -O main.rs -o adapter
//   npx sidepot suite run --profile classic --app ./adapter
//
// Standard library only, so it reads nothing of a question but its id. With serde_json in your
// Cargo.toml, `let question: Value = serde_json::from_str(line)?` gives you the rest: `table`
// (seats clockwise, button, smallBlind, bigBlind, ante), `hole`, `events`.
use std::io::{self, BufRead, Write};

// `skips` can name features your engine does not play: "bb-ante", "ante", "odd-chip" and so on.
const HELLO: &str = r#"{"hello":{"name":"my engine","version":"0.0.0","skips":[]}}"#;

/// Here your engine plays the hand: seat the players, feed it the events, and return any of stacks,
/// pots, turns, refused, won, next, without the braces: `"stacks":{"Alice":900,"Bob":1100}`.
fn answer(_question: &str) -> Result<String, String> {
    Ok(r#""skip":"not written yet""#.to_string())
}

/// Words as JSON writes them. Rust's own `{:?}` writes `\u{7}`, which JSON does not know.
fn quoted(words: &str) -> String {
    let safe: String = words
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    format!("\"{}\"", safe.replace('\\', r"\\").replace('"', "\\\""))
}

/// The id as it stands in the line, quotes included.
fn id_of(line: &str) -> Option<&str> {
    let start = line.find(r#""id":"#)? + r#""id":"#.len();
    let length = line[start + 1..].find('"')? + 2;
    Some(&line[start..start + length])
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        match id_of(&line) {
            None => writeln!(out, "{HELLO}")?,
            Some(id) => match answer(&line) {
                Ok(fields) => writeln!(out, r#"{{"id":{id},{fields}}}"#)?,
                Err(words) => writeln!(out, r#"{{"id":{id},"error":{}}}"#, quoted(&words))?,
            },
        }
        out.flush()?;
    }
    Ok(())
}
